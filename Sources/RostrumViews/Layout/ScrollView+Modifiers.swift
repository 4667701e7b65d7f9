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
  /// A scroll view that scrolls along both axes shows both indicators if either is visible.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the indicators.
  ///   - axes: The axes whose indicators it applies to.
  /// - Returns: The view.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(ScrollIndicators(visibility: visibility, axes: axes))
  }

  /// Disables or enables scrolling by the user in the view.
  ///
  /// - Parameter disabled: Whether scrolling is disabled.
  /// - Returns: The view.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(ScrollDisabled(isDisabled: disabled))
  }
}

private struct ScrollIndicators: EnvironmentModifier {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set

  func modify(_ environment: inout EnvironmentValues) {
    let choice = visibility == .automatic ? nil : visibility
    if axes.contains(.horizontal) { environment.horizontalScrollIndicators = choice }
    if axes.contains(.vertical) { environment.verticalScrollIndicators = choice }
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

  /// The visibility of horizontal scroll indicators, if an ancestor sets it.
  fileprivate var horizontalScrollIndicators: ScrollIndicatorVisibility? {
    get { self[HorizontalScrollIndicatorsKey.self] }
    set { self[HorizontalScrollIndicatorsKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators, if an ancestor sets it.
  fileprivate var verticalScrollIndicators: ScrollIndicatorVisibility? {
    get { self[VerticalScrollIndicatorsKey.self] }
    set { self[VerticalScrollIndicatorsKey.self] = newValue }
  }

  /// Whether a scroll view shows an indicator along any of its axes, where `usual` is its own choice
  /// for an axis that no ancestor sets.
  func showsScrollIndicators(along axes: Axis.Set, usual: Bool) -> Bool {
    func isShown(_ visibility: ScrollIndicatorVisibility?) -> Bool {
      visibility.map { $0 == .visible } ?? usual
    }
    return axes.contains(.horizontal) && isShown(horizontalScrollIndicators)
      || axes.contains(.vertical) && isShown(verticalScrollIndicators)
  }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private struct HorizontalScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility? { nil }
}

private struct VerticalScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility? { nil }
}
