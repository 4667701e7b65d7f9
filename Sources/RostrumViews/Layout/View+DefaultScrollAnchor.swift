/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// What is shown at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays in sight when a size changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content is that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Sets the point at which the content of scroll views in the view is anchored.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVStack { ForEach(messages) { MessageRow($0) } }
  /// }
  /// .defaultScrollAnchor(.bottom)
  /// ```
  ///
  /// The scroll view shows that point of its content at first, and where it shows it, it keeps it in sight when
  /// the size of the content or its own changes. Content that is smaller than the scroll view is at that point.
  ///
  /// - Parameter anchor: The point; `nil` for the beginning.
  /// - Returns: The view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      DefaultScrollAnchor(
        anchor: anchor, roles: [.initialOffset, .sizeChanges, .alignment]))
  }

  /// Sets the point at which the content of scroll views in the view is anchored, for one purpose.
  ///
  /// - Parameters:
  ///   - anchor: The point; `nil` for the beginning.
  ///   - role: What the anchor is for.
  /// - Returns: The view.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(DefaultScrollAnchor(anchor: anchor, roles: [role]))
  }
}

private struct DefaultScrollAnchor: EnvironmentModifier {
  let anchor: UnitPoint?
  let roles: [ScrollAnchorRole]

  func modify(_ environment: inout EnvironmentValues) {
    for role in roles { environment[ScrollAnchorsKey.self][role] = anchor }
  }
}

extension ElementDraft {
  /// Adds the points at which the environment anchors the content of scroll views.
  mutating func setScrollAnchors(in environment: EnvironmentValues) {
    let points = environment[ScrollAnchorsKey.self]
    if points.isEmpty { return }
    let anchors = ScrollAnchors(
      initialOffset: points[.initialOffset], sizeChanges: points[.sizeChanges])
    if anchors != ScrollAnchors() { accept(.scrollAnchors(anchors)) }
    if let alignment = points[.alignment] { style(.scrollAlignment(alignment)) }
  }
}

private struct ScrollAnchorsKey: EnvironmentKey {
  static let defaultValue: [ScrollAnchorRole: UnitPoint] = [:]
}
