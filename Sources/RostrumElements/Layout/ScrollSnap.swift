/// Where a scroll view comes to rest after the reader has scrolled it.
public struct ScrollSnap: Hashable, Sendable {
  /// The places at which it rests.
  public enum Places: Hashable, Sendable {
    /// The views of the target layout; a scroll passes any number of them.
    case views
    /// The views of the target layout; a scroll passes one at most.
    case nextView
    /// The views of the outermost stack, as pages; a scroll passes one at most.
    case pages
  }

  /// The places.
  public let places: Places
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  /// The margins around the content, within which the places are.
  public let margins: EdgeInsets

  /// Creates the resting places of a scroll view.
  ///
  /// - Parameters:
  ///   - places: The places.
  ///   - axes: The axes along which the view scrolls.
  ///   - margins: The margins around the content.
  public init(_ places: Places, along axes: Axis.Set, margins: EdgeInsets = EdgeInsets()) {
    self.places = places
    self.axes = axes
    self.margins = margins
  }
}
