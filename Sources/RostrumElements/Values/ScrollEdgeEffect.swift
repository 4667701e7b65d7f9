/// How bars are separated from what scrolls behind them.
public struct ScrollEdgeEffect: Hashable, Sendable {
  /// The look of an edge.
  public enum Look: String, Hashable, Sendable, CaseIterable {
    /// The bar fades out.
    case soft
    /// The bar is opaque, and ends with a line.
    case hard
    /// The bar has no background.
    case hidden
  }

  /// The look of the bars.
  public var look: Look
  /// The edges at which the bars are.
  public var edges: Edge.Set

  /// Creates an effect.
  ///
  /// - Parameters:
  ///   - look: The look of the bars.
  ///   - edges: The edges at which the bars are.
  public init(_ look: Look, at edges: Edge.Set) {
    self.look = look
    self.edges = edges
  }
}
