public import Foundation

/// The outline of a shape.
public enum ShapeOutline: Hashable, Sendable {
  /// The box of the element, with the corner radius of its style.
  case rectangle
  /// The box of the element, with half circles at its short sides.
  case capsule
  /// The ellipse in the box of the element.
  case ellipse
  /// A path, which is scaled from a space of this size to the box, or isn't scaled for `nil`.
  case path(Path, in: CGSize?)

  /// Whether the outline is drawn as the box of the element.
  public var isBox: Bool {
    switch self {
    case .rectangle, .capsule, .ellipse: true
    case .path: false
    }
  }
}
