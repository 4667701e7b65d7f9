/// The look of a view at one moment of a motion: how it is moved, how opaque it is, and its filters.
///
/// A pose changes neither the content of a view nor the layout around it, so that a host can show
/// what is between two poses by itself.
public struct Pose: Hashable, Sendable {
  /// A change of the place or the shape of a view.
  public enum Transform: Hashable, Sendable {
    /// A shift in points.
    case offset(x: Double, y: Double)
    /// A shift in multiples of the view's own width and height.
    case shift(x: Double, y: Double)
    /// Scale factors of width and height about a point of the view.
    case scale(x: Double, y: Double, anchor: UnitPoint = .center)
    /// A rotation about a point of the view.
    case rotation(Angle, anchor: UnitPoint = .center)
    /// A rotation in space.
    indirect case spin(Spin)
    /// A transform of the points of the view, whose origin is its top leading corner.
    indirect case projection(ProjectionTransform)
  }

  /// The opacity, from 0 for transparent to 1 for opaque.
  public var opacity = 1.0
  /// The transforms, innermost first.
  public var transforms: [Transform] = []
  /// The filters, applied in order.
  public var filters: [VisualFilter] = []

  /// The look of a view that isn't changed.
  public static let identity = Pose()

  /// Creates a pose.
  ///
  /// - Parameters:
  ///   - opacity: The opacity, from 0 for transparent to 1 for opaque.
  ///   - transforms: The transforms, innermost first.
  ///   - filters: The filters, applied in order.
  public init(opacity: Double = 1, transforms: [Transform] = [], filters: [VisualFilter] = []) {
    self.opacity = opacity
    self.transforms = transforms
    self.filters = filters
  }

  /// Creates the pose that properties describe, unless one of them affects more than a pose does.
  ///
  /// - Parameter styles: The properties, innermost first.
  package init?(_ styles: [StyleProperty]) {
    for style in styles {
      guard add(style) else { return nil }
    }
  }

  /// This pose outside of a different one.
  ///
  /// - Parameter inner: The pose that is nearer to the view.
  /// - Returns: The pose of both.
  package func around(_ inner: Pose) -> Pose {
    Pose(
      opacity: inner.opacity * opacity, transforms: inner.transforms + transforms,
      filters: inner.filters + filters)
  }

  private mutating func add(_ style: StyleProperty) -> Bool {
    switch style {
    case .opacity(let factor): opacity *= factor
    case .offset(let x, let y): transforms.append(.offset(x: x, y: y))
    case .scale(let factor, let anchor):
      transforms.append(.scale(x: factor, y: factor, anchor: anchor))
    case .stretch(let x, let y, let anchor):
      transforms.append(.scale(x: x, y: y, anchor: anchor))
    case .rotation(let angle, let anchor): transforms.append(.rotation(angle, anchor: anchor))
    case .spin(let spin): transforms.append(.spin(spin))
    case .filters(let more): filters += more
    case .motion(let motion) where motion.frames.isEmpty: self = motion.rest.around(self)
    default: return false
    }
    return true
  }
}

extension StyleProperty {
  /// A pose without a motion.
  package static func resting(_ pose: Pose) -> StyleProperty {
    .motion(Motion([], duration: 0, rest: pose, trigger: .count(0)))
  }

  /// Whether the property is one of a ``Pose``.
  package var isPose: Bool { Pose([self]) != nil }
}
