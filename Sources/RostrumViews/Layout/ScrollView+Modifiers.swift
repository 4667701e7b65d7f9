/// Whether a region that scrolls shows how far it is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the region says itself.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// It shows it.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// It does not, unless nothing else lets the user scroll.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// It never does.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension View {
  /// Says whether regions within that scroll show how far they are scrolled.
  ///
  /// - Parameters:
  ///   - visibility: Whether they do.
  ///   - axes: The directions that it is about; a region that scrolls in both shows both or none.
  /// - Returns: The view.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.scrollIndicators, visibility == .automatic ? nil : visibility)
  }

  /// Keeps the user from scrolling regions within.
  ///
  /// - Parameter disabled: Whether the user is kept from it.
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
  /// Whether the user can scroll regions.
  public internal(set) var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// Whether regions show how far they are scrolled, where that is said.
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
