public import Foundation

/// What a user does in the plot of a chart: pointing at a place, and selecting a range.
///
/// Places are fractions of the plot's size from its upper left corner.
public struct PlotEvent: Hashable, Sendable {
  /// The kinds of what a user does.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The pointer is at a place.
    case point
    /// The pointer has left the plot, or was released.
    case ended
    /// The user has dragged from one place to another.
    case range
    /// The user takes a range back.
    case cleared
    /// The user has scrolled the plot, whose visible part begins at a place.
    case scrolled
  }

  /// What the user does.
  public let phase: Phase
  /// Where a range begins.
  public let start: CGPoint
  /// The size of the plot in points, if the host knows it.
  public let size: CGSize?
  /// Where the pointer is, or where a range ends.
  public let place: CGPoint

  /// Creates an event.
  ///
  /// - Parameters:
  ///   - phase: What the user does.
  ///   - start: Where a range begins; the place for `nil`.
  ///   - place: Where the pointer is, or where a range ends.
  ///   - size: The size of the plot in points, if the host knows it.
  public init(
    _ phase: Phase, from start: CGPoint? = nil, at place: CGPoint = .zero, size: CGSize? = nil
  ) {
    self.phase = phase
    self.start = start ?? place
    self.place = place
    self.size = size
  }
}
