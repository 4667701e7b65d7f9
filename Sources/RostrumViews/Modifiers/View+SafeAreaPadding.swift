public import Foundation

extension View {
  /// Adds space at the edges of the view.
  ///
  /// A browser doesn't show content in this space while it scrolls: use `contentMargins` for content
  /// that passes below the edge.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The space in points; the theme's for `nil`.
  /// - Returns: The view.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds space at the edges of the view.
  ///
  /// - Parameter insets: The space in points.
  /// - Returns: The view.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds the same space at all edges of the view.
  ///
  /// - Parameter length: The space in points.
  /// - Returns: The view.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Adds the space that a scene has around its content.
  ///
  /// - Parameter edges: The edges.
  /// - Returns: The view.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds a kind of space that a scene has around its content.
  ///
  /// - Parameters:
  ///   - padding: The kind of space.
  ///   - edges: The edges.
  /// - Returns: The view.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}

/// A kind of space around the content of a scene.
public struct ScenePadding: Hashable, Sendable {
  private init() {}

  /// The least space, which is the theme's.
  public static let minimum = ScenePadding()
  /// The space beside the title of a bar, which is the theme's, too.
  public static let navigationBar = ScenePadding()
}
