public import RostrumGraph

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private enum Kind { case automatic, flexible, fitted }

  private let kind: Kind

  /// The default for the button's context: as wide as the label.
  public static let automatic = Self(kind: .automatic)
  /// As wide as the space that the button is offered.
  public static let flexible = Self(kind: .flexible)
  /// As wide as the label.
  public static let fitted = Self(kind: .fitted)
}

extension View {
  /// Sets how wide buttons are.
  ///
  /// ```swift
  /// VStack {
  ///   Button("Sign in") { signIn() }
  ///   Button("Create an account") { create() }
  /// }
  /// .buttonStyle(.bordered)
  /// .buttonSizing(.flexible)
  /// ```
  ///
  /// A style of the app's own arranges the label itself.
  ///
  /// - Parameter sizing: The sizing.
  /// - Returns: The view with such buttons.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}

extension EnvironmentValues {
  /// How wide buttons are: see ``View/buttonSizing(_:)``.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

private struct ButtonSizingKey: EnvironmentKey {
  static let defaultValue = ButtonSizing.automatic
}
