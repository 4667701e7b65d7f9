public import Foundation

/// What the margins of content apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private init() {}

  /// The content of scroll views and lists.
  public static let automatic = ContentMarginPlacement()
  /// The content of scroll views and lists.
  public static let scrollContent = ContentMarginPlacement()

  /// The scroll indicators, whose place is the browser's.
  @available(
    *, unavailable,
    message: "the browser places scroll indicators (Documentation/Support.md, V10.283)"
  )
  public static var scrollIndicators: ContentMarginPlacement { automatic }
}

extension View {
  /// Adds margins around the content of scroll views and lists in the view, which scroll with it.
  ///
  /// ```swift
  /// ScrollView(.horizontal) { … }.contentMargins(.horizontal, 20)
  /// ```
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The margin in points; the theme's default for `nil`.
  ///   - placement: What the margins apply to.
  /// - Returns: The view.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMargins(insets: EdgeInsets(length ?? standardSpacing, on: edges), edges: edges))
  }

  /// Adds margins around the content of scroll views and lists in the view, which scroll with it.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - insets: The margins in points.
  ///   - placement: What the margins apply to.
  /// - Returns: The view.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(ContentMargins(insets: insets, edges: edges))
  }

  /// Adds the same margin to all edges of the content of scroll views and lists in the view.
  ///
  /// - Parameters:
  ///   - length: The margin in points.
  ///   - placement: What the margins apply to.
  /// - Returns: The view.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Sets when the content of scroll views goes beyond its ends and springs back.
  ///
  /// Browsers that do so do it for content that is larger than the scroll view.
  ///
  /// - Parameters:
  ///   - behavior: The behavior.
  ///   - axes: The axes that it applies to.
  /// - Returns: The view.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}

/// When the content of a scroll view goes beyond its ends and springs back.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private init() {}

  /// As the browser does.
  public static let automatic = ScrollBounceBehavior()
  /// If the content is larger than the scroll view, as in browsers.
  public static let basedOnSize = ScrollBounceBehavior()

  /// Also if the content is smaller, which browsers don't do.
  @available(
    *, unavailable,
    message: "browsers don’t scroll content that fits (Documentation/Support.md, V10.283)"
  )
  public static var always: ScrollBounceBehavior { automatic }
}

/// Sets the margins of some edges.
private struct ContentMargins: EnvironmentModifier {
  let insets: EdgeInsets
  let edges: Edge.Set

  func modify(_ environment: inout EnvironmentValues) {
    if edges.contains(.top) { environment.contentMargins.top = insets.top }
    if edges.contains(.bottom) { environment.contentMargins.bottom = insets.bottom }
    if edges.contains(.leading) { environment.contentMargins.leading = insets.leading }
    if edges.contains(.trailing) { environment.contentMargins.trailing = insets.trailing }
  }
}

extension EnvironmentValues {
  /// The margins around content that scrolls.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension ElementDraft {
  /// Adds the margins that the environment sets around content that scrolls.
  mutating func setContentMargins(in environment: EnvironmentValues) {
    let margins = environment.contentMargins
    if margins != EdgeInsets() { style(.padding(margins)) }
  }
}

private struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}
