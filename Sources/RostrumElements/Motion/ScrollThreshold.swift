/// How far a view must be in the visible part of a scroll view to look as it does at rest.
public struct ScrollThreshold: Hashable, Sendable {
  /// Where the view must be.
  public enum Place: Hashable, Sendable {
    /// A part of the view is visible, from 0 to 1.
    case visible(Double)
    /// The view is in the center of the visible part.
    case centered
  }

  /// Where the view must be.
  public var place: Place
  /// The distance that the view must move further, in points.
  public var inset: Double

  /// Creates a threshold.
  ///
  /// - Parameters:
  ///   - place: Where the view must be.
  ///   - inset: The distance that the view must move further, in points.
  public init(_ place: Place = .visible(1), inset: Double = 0) {
    self.place = place
    self.inset = inset
  }
}
