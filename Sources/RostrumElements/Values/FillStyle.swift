/// Which parts of a shape are inside.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside if a line from it crosses the outline an odd number of times.
  ///
  /// If not, a point is inside unless the outline goes around it as often in one direction as in the
  /// other.
  public var isEOFilled: Bool
  /// Whether edges are smooth, as a browser draws them in any case.
  public var isAntialiased: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether the rule of odd crossings applies.
  ///   - antialiased: Whether edges are smooth, as a browser draws them in any case.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
