import Foundation

/// The points at which the content of a scroll view is anchored, unless the user has scrolled it.
public struct ScrollAnchors: Hashable, Sendable {
  /// The point that is shown at first.
  public let initialOffset: UnitPoint?
  /// The point that stays in sight when the size of the content or the scroll view changes.
  public let sizeChanges: UnitPoint?

  /// Creates anchors of points within the content: others are moved to its edges.
  ///
  /// - Parameters:
  ///   - initialOffset: The point that is shown at first.
  ///   - sizeChanges: The point that stays in sight.
  public init(initialOffset: UnitPoint? = nil, sizeChanges: UnitPoint? = nil) {
    self.initialOffset = initialOffset?.bounded
    self.sizeChanges = sizeChanges?.bounded
  }
}

extension ScrollAnchors: CustomStringConvertible {
  /// The points as fractions of width and height, each after its purpose: `initial:0.5,1 sizes:0.5,1`.
  public var description: String {
    [("initial", initialOffset), ("sizes", sizeChanges)]
      .compactMap { name, point in
        point.map { "\(name):\($0.x.fraction),\($0.y.fraction)" }
      }
      .joined(separator: " ")
  }
}

extension UnitPoint {
  /// The nearest point that isn't outside.
  var bounded: UnitPoint { UnitPoint(x: x.bounded, y: y.bounded) }
}

extension CGFloat {
  /// The number with at most four digits, and without an exponent.
  var fraction: String { ((Double(self) * 10_000).rounded() / 10_000).shortest }

  fileprivate var bounded: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
}
