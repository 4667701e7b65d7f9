public import Foundation

/// Colours that go over into each other.
public struct Gradient: Hashable, Sendable {
  /// The colours and where they are.
  public var stops: [Stop]

  /// Colours at places of their own.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colours at equal distances.
  ///
  /// - Complexity: O(*n*) in the colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// One colour at one place of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// 0 at the start to 1 at the end.
    public var location: CGFloat

    /// A colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
}
