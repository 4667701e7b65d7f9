/// The outline of the borders of buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String?

  /// As it is usual where the button stands.
  public static let automatic = Self(name: nil)
  /// With round ends.
  public static let capsule = Self(name: "capsule")
  /// With round corners.
  public static let roundedRectangle = Self(name: "roundedRectangle")
  /// A circle, for a symbol.
  public static let circle = Self(name: "circle")
}

extension View {
  /// Draws the borders of buttons in a shape.
  ///
  /// - Parameter shape: The shape.
  /// - Returns: The view with such buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}
