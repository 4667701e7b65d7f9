public import Foundation

/// The source of a picture.
public enum ImageSource: Hashable, Sendable {
  /// A system symbol with this name: `Image(systemName:)`.
  case symbol(String)
  /// A picture of the app with its files: `Image(_:bundle:)`, `Image(data:)`.
  case picture(Picture)
  /// A name without a picture in a bundle, or in the program's own bundle.
  case asset(String, bundle: Bundle? = nil)
  /// The picture at an absolute address, with the number of its pixels in a point.
  case address(String, scale: Double = 1)
  /// The picture at an absolute address, with a report to the app whether it loads: see
  /// ``UserEvent/Action/setOn(_:)``.
  case awaited(String)
}
