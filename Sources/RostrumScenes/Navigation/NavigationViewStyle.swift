/// The style of a ``NavigationView``, which is always a stack.
public protocol NavigationViewStyle: Sendable {}

/// The default style of a ``NavigationView``: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// The style of a ``NavigationView`` that is a stack.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// A stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Sets the style of a ``NavigationView``, which is always a stack.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
