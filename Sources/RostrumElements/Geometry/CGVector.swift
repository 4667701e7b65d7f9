public import Foundation

/// A vector, which Foundation lacks on Linux.
public struct CGVector: Hashable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat

  /// The vector without length.
  public static let zero = CGVector()

  /// Creates a vector.
  ///
  /// - Parameters:
  ///   - dx: The horizontal part.
  ///   - dy: The vertical part.
  public init(dx: CGFloat = 0, dy: CGFloat = 0) {
    self.dx = dx
    self.dy = dy
  }
}
