public import Foundation

/// The ideal size of the view that a `ViewThatFits` shows, and the room for it.
public struct FittingRoom: Hashable, Sendable {
  /// The ideal size in points; 0 along an axis that doesn't matter.
  public internal(set) var ideal = CGSize.zero
  /// The room in points; infinite along an axis that doesn't matter.
  public internal(set) var size = CGSize(width: CGFloat.infinity, height: .infinity)

  /// Whether the view fits.
  public var fits: Bool { fits(ideal) }

  /// Whether a view of an ideal size fits.
  ///
  /// - Parameter ideal: The ideal size in points.
  /// - Returns: Whether the view fits.
  public func fits(_ ideal: CGSize) -> Bool {
    ideal.width <= size.width + 0.01 && ideal.height <= size.height + 0.01
  }
}
