/// The style of split views.
///
/// The styles are those of the theme; an app can't add its own.
public protocol NavigationSplitViewStyle: Sendable {
  /// How the columns share space; apps don't implement this.
  static var _variant: SplitViewVariant { get }
}

/// The theme's default style of split views: columns side by side.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// How the columns share space.
  public static var _variant: SplitViewVariant { .automatic }

  /// Creates the style.
  public init() {}
}

/// The style of split views with columns side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// How the columns share space.
  public static var _variant: SplitViewVariant { .automatic }

  /// Creates the style.
  public init() {}
}

/// The style of split views whose last column keeps its width, and is covered by the others.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// How the columns share space.
  public static var _variant: SplitViewVariant { .prominentDetail }

  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The theme's default: side by side.
  public static var automatic: AutomaticNavigationSplitViewStyle { Self() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Side by side.
  public static var balanced: BalancedNavigationSplitViewStyle { Self() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width, and the others cover it.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { Self() }
}

extension View {
  /// Sets the style of split views.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitViewStyle, S._variant)
  }
}

extension EnvironmentValues {
  /// How the columns of split views share space.
  var splitViewStyle: SplitViewVariant {
    get { self[SplitViewStyleKey.self] }
    set { self[SplitViewStyleKey.self] = newValue }
  }
}

private struct SplitViewStyleKey: EnvironmentKey {
  static let defaultValue = SplitViewVariant.automatic
}
