public import Foundation

/// The animation of a view's insertion and removal.
///
/// ```swift
/// if isShown {
///   Banner().transition(.move(edge: .top).combined(with: .opacity))
/// }
/// ```
public struct AnyTransition: Hashable, Sendable {
  /// The appearance of a view before its insertion or after its removal.
  package struct Absence: Hashable, Sendable {
    /// The look; `nil` for no change.
    package var pose: Pose?
    /// The mask; `nil` for the whole view.
    package var mask: Mask?

    package init(_ pose: Pose? = nil) {
      self.pose = pose
    }

    fileprivate init(_ transforms: Pose.Transform..., opacity: Double = 1) {
      pose = Pose(opacity: opacity, transforms: transforms)
    }

    func combined(with other: Absence) -> Absence {
      var both = Absence(pose.map { other.pose?.around($0) ?? $0 } ?? other.pose)
      both.mask = mask ?? other.mask
      return both
    }
  }

  /// The part of a view that a transition shows: shapes in a square that is stretched to the view.
  package struct Mask: Hashable, Sendable {
    /// The size of the square.
    package static let size = CGSize(width: 300, height: 300)

    /// The shape before insertion or after removal.
    package var absent: Path
    /// The shape while the view is there.
    package var present: Path

    package init(absent: Path, present: Path) {
      self.absent = absent
      self.present = present
    }
  }

  /// The appearance before insertion.
  package var insertion: Absence
  /// The appearance after removal.
  package var removal: Absence
  /// The transition's own animation, which applies even if the change isn't animated.
  package var animation: Animation?

  /// The shape that masks the view while it is there.
  package var presentMask: Path? { (insertion.mask ?? removal.mask)?.present }

  package init(_ insertion: Absence, _ removal: Absence? = nil) {
    self.insertion = insertion
    self.removal = removal ?? insertion
  }
}

extension AnyTransition {
  /// The view is inserted and removed without animation.
  public static let identity = AnyTransition(Absence())
  /// The view fades in and out.
  public static let opacity = AnyTransition(Absence(Pose(opacity: 0)))
  /// The view grows from nothing, and shrinks to nothing.
  public static let scale = scale(scale: 0)
  /// The view moves in from the leading edge and out to the trailing edge.
  public static let slide = asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// The view grows from a fraction of its size, and shrinks to it.
  ///
  /// - Parameters:
  ///   - scale: The scale factor.
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: The transition.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(Absence(.scale(x: Double(scale), y: Double(scale), anchor: anchor)))
  }

  /// The view moves in from an edge and out to the same edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(Absence(.shift(x: edge.direction.x, y: edge.direction.y)))
  }

  /// The view fades in while it pushes the previous view out.
  ///
  /// - Parameter edge: The edge from which the view enters.
  /// - Returns: The transition.
  public static func push(from edge: Edge) -> AnyTransition {
    let way = edge.direction
    return AnyTransition(
      Absence(.shift(x: way.x, y: way.y), opacity: 0),
      Absence(.shift(x: -way.x, y: -way.y), opacity: 0))
  }

  /// The view moves in from an offset and out to it.
  ///
  /// - Parameter offset: The offset in points.
  /// - Returns: The transition.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(Absence(.offset(x: offset.width, y: offset.height)))
  }

  /// The view moves in from an offset and out to it.
  ///
  /// - Parameters:
  ///   - x: The offset to the right in points.
  ///   - y: The offset downwards in points.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Combines different transitions for insertion and removal.
  ///
  /// - Parameters:
  ///   - insertion: The transition of the insertion.
  ///   - removal: The transition of the removal.
  /// - Returns: The transition.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = AnyTransition(insertion.insertion, removal.removal)
    transition.animation = insertion.animation ?? removal.animation
    return transition
  }

  /// Combines two transitions that play at the same time.
  ///
  /// - Parameter other: The other transition.
  /// - Returns: The transition.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(
      insertion.combined(with: other.insertion), removal.combined(with: other.removal))
    transition.animation = other.animation ?? animation
    return transition
  }

  /// Gives the transition its own animation, which plays even if the change isn't animated.
  ///
  /// - Parameter animation: The animation; `nil` for that of the change.
  /// - Returns: The transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }
}

extension Edge {
  /// The direction from the centre to the edge, in half widths and heights.
  fileprivate var direction: CGPoint {
    switch self {
    case .top: CGPoint(x: 0, y: -1)
    case .bottom: CGPoint(x: 0, y: 1)
    case .leading: CGPoint(x: -1, y: 0)
    case .trailing: CGPoint(x: 1, y: 0)
    }
  }
}
