/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// The scroll view decides.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// The indicators are visible.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// The indicators are hidden, unless the user has no other means to scroll.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// The indicators are always hidden.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Sets the visibility of scroll indicators in the view.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - axes: The axes that it applies to; a view that scrolls along both axes shows both or none.
  /// - Returns: The view.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.scrollIndicators, visibility == .automatic ? nil : visibility)
  }

  /// Disables or enables scrolling by the user in the view.
  ///
  /// - Parameter disabled: Whether scrolling is disabled.
  /// - Returns: The view.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(ScrollDisabled(isDisabled: disabled))
  }
}

private struct ScrollDisabled: EnvironmentModifier {
  let isDisabled: Bool

  func modify(_ environment: inout EnvironmentValues) {
    if isDisabled { environment.isScrollEnabled = false }
  }
}

extension EnvironmentValues {
  /// Whether the user can scroll.
  public internal(set) var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The visibility of scroll indicators, if it is set.
  var scrollIndicators: ScrollIndicatorVisibility? {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility? { nil }
}
