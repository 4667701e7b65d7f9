public import Foundation

/// The distances that a view prefers from its neighbors.
///
/// ```swift
/// func gap(between first: LayoutSubview, and second: LayoutSubview) -> CGFloat {
///   first.spacing.distance(to: second.spacing, along: .horizontal)
/// }
/// ```
public struct ViewSpacing: Hashable, Sendable {
  var edges: EdgeSpacings

  init(_ edges: EdgeSpacings) {
    self.edges = edges
  }

  /// No distance at any edge.
  public static let zero = Self(.none)

  /// Creates the spacing of a view with the default distance at each edge.
  public init() {
    self.init(.standard)
  }

  /// Returns the distance to the next view that both prefer, in points.
  ///
  /// - Parameters:
  ///   - next: The spacing of the next view.
  ///   - axis: The axis along which the next view follows.
  /// - Returns: A length in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    CGFloat(edges.distance(to: next.edges, along: axis))
  }

  /// Includes the preferences of another view at some edges.
  ///
  /// - Parameters:
  ///   - other: The other spacing.
  ///   - edges: The edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self.edges.formUnion(other.edges, edges)
  }

  /// Returns the spacing with the preferences of another view at some edges.
  ///
  /// - Parameters:
  ///   - other: The other spacing.
  ///   - edges: The edges.
  /// - Returns: The spacing.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
