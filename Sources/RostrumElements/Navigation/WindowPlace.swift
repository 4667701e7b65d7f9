import Foundation

/// Where a window that an app opens is at first, and how large.
public struct WindowPlace: Hashable, Sendable {
  /// How the size of a window follows that of its content.
  public enum Fit: String, Hashable, Sendable, CaseIterable {
    /// The window is as large as its content.
    case content
    /// The window is at least as wide as its content, which scrolls if it is higher.
    case least
  }

  /// The point of the screen that is at the same point of the window; `nil` where the host opens it.
  public var position: UnitPoint?
  /// How the size follows that of the content; `nil` if it doesn't.
  public var fit: Fit?

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - position: The point of the screen that is at the same point of the window: others than those of the
  ///     screen are moved to its edges.
  ///   - fit: How the size follows that of the content.
  public init(position: UnitPoint? = nil, fit: Fit? = nil) {
    self.position = position?.bounded
    self.fit = fit
  }
}

extension WindowPlace: CustomStringConvertible {
  /// The position, as fractions of width and height, and the fit: `at:0.5,1 fit:content`.
  public var description: String {
    let point = position.map { "at:\($0.x.fraction),\($0.y.fraction)" }
    return [point, fit.map { "fit:\($0.rawValue)" }].compactMap(\.self).joined(separator: " ")
  }
}
