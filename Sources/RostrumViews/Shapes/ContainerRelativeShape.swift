public import Foundation

/// The shape of the container around it, as `containerShape(_:)` sets it; a rectangle by default.
///
/// ```swift
/// Cover()
///   .background(.quaternary, in: ContainerRelativeShape())
///   .containerShape(.rect(cornerRadius: 20))
/// ```
///
/// The corners are those of the container, less the inset of the shape. The distance of the view from
/// the edges of the container isn't known before the layout, so it doesn't count.
public nonisolated struct ContainerRelativeShape: BoxShape, SurroundedShape {
  var inset: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// The path of the shape in a rectangle, without a container.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  /// The shape, inset on all sides.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// The corners without a container.
  public var boxCorners: BoxCorners { .radius(0) }

  func boxCorners(in environment: EnvironmentValues) -> BoxCorners {
    environment.containerCorners.inset(by: inset)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// Sets the shape of the container, which a ``ContainerRelativeShape`` in the view has.
  ///
  /// - Parameter shape: The shape: a box with rounded corners, a capsule or an ellipse.
  /// - Returns: The view in the changed environment.
  public func containerShape<T: BoxShape>(_ shape: T) -> some View {
    environment(\.containerCorners, shape.boxCorners)
  }
}

extension EnvironmentValues {
  var containerCorners: BoxCorners {
    get { self[ContainerCornersKey.self] }
    set { self[ContainerCornersKey.self] = newValue }
  }
}

private struct ContainerCornersKey: EnvironmentKey {
  static let defaultValue = BoxCorners.radius(0)
}
