import Foundation
import RostrumLayout
import RostrumViews

/// The ideal sizes of the views of a `ViewThatFits`, as far as they have been shown.
struct FittingSizes {
  private var sizes: [Int: CGSize] = [:]
  /// Whether a test has selected the view.
  var isFixed = false

  /// Returns the index of the view to show, after the size of the shown view is known.
  ///
  /// A view that hasn't been shown may fit, so it is shown next.
  ///
  /// - Parameters:
  ///   - shown: The index of the shown view.
  ///   - last: The index of the last view, which is shown if none fits.
  ///   - room: The size of the shown view, and the room for it.
  /// - Returns: The index.
  mutating func index(shown: Int, last: Int, _ room: FittingRoom) -> Int {
    guard !isFixed else { return shown }
    sizes[shown] = room.ideal
    for index in 0..<last {
      guard let size = sizes[index] else { return index }
      if room.fits(size) { return index }
    }
    return last
  }
}
