public import Foundation

/// The outline of a shape.
public enum ShapeOutline: Hashable, Sendable {
  /// The element's box, with the corner radius of its style.
  case rectangle
  /// The element's box, with semicircles at its short sides.
  case capsule
  /// The ellipse in the element's box.
  case ellipse
  /// A path that is scaled from a space of this size to the element's box, or not scaled for `nil`.
  case path(Path, in: CGSize?)

  /// Whether the outline is drawn as the element's box.
  public var isBox: Bool {
    switch self {
    case .rectangle, .capsule, .ellipse: true
    case .path: false
    }
  }
}
