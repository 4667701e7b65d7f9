public import Foundation

/// How a view comes and goes when the change that brings or removes it is animated.
///
/// ```swift
/// if isShown {
///   Banner().transition(.move(edge: .top).combined(with: .opacity))
/// }
/// ```
public struct AnyTransition: Hashable, Sendable {
  /// How a view looks where it is not there yet, or not any more.
  package struct Absence: Hashable, Sendable {
    /// The opacity there; `nil` for no change.
    package var opacity: Double?
    /// The factor of the size there; `nil` for no change.
    package var scale: Double?
    /// How far it is moved, in its own widths and heights.
    package var shift = CGPoint.zero
    /// How far it is moved, in points.
    package var offset = CGSize.zero

    func combined(with other: Absence) -> Absence {
      Absence(
        opacity: other.opacity ?? opacity, scale: other.scale ?? scale,
        shift: CGPoint(x: shift.x + other.shift.x, y: shift.y + other.shift.y),
        offset: CGSize(
          width: offset.width + other.offset.width, height: offset.height + other.offset.height))
    }
  }

  /// Before it comes.
  package var insertion: Absence
  /// After it goes.
  package var removal: Absence
  /// An animation of its own, which needs none of the change.
  package var animation: Animation?

  private init(_ insertion: Absence, _ removal: Absence? = nil) {
    self.insertion = insertion
    self.removal = removal ?? insertion
  }
}

extension AnyTransition {
  /// It is there, and not there, without any motion.
  public static let identity = AnyTransition(Absence())
  /// It fades in and out.
  public static let opacity = AnyTransition(Absence(opacity: 0))
  /// It grows from nothing, and shrinks to nothing.
  public static let scale = scale(scale: 0)
  /// It comes from the leading side and goes to the trailing one.
  public static let slide = asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// It grows from a part of its size, and shrinks to it.
  ///
  /// - Parameter scale: The factor of the size.
  /// - Returns: The transition.
  public static func scale(scale: CGFloat) -> AnyTransition {
    AnyTransition(Absence(scale: Double(scale)))
  }

  /// It comes from a side and goes to the same side.
  ///
  /// - Parameter edge: The side.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(Absence(shift: edge.direction))
  }

  /// It comes from a side, pushes out what was there, and fades.
  ///
  /// - Parameter edge: The side.
  /// - Returns: The transition.
  public static func push(from edge: Edge) -> AnyTransition {
    let way = edge.direction
    return AnyTransition(
      Absence(opacity: 0, shift: way),
      Absence(opacity: 0, shift: CGPoint(x: -way.x, y: -way.y)))
  }

  /// It comes from a distance and goes there.
  ///
  /// - Parameter offset: The distance in points.
  /// - Returns: The transition.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(Absence(offset: offset))
  }

  /// It comes from a distance and goes there.
  ///
  /// - Parameters:
  ///   - x: The distance to the right in points.
  ///   - y: The distance down in points.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// It comes in one way and goes in another one.
  ///
  /// - Parameters:
  ///   - insertion: How it comes.
  ///   - removal: How it goes.
  /// - Returns: The transition.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var transition = AnyTransition(insertion.insertion, removal.removal)
    transition.animation = insertion.animation ?? removal.animation
    return transition
  }

  /// It comes and goes in both ways at once.
  ///
  /// - Parameter other: The other way.
  /// - Returns: The transition.
  public func combined(with other: AnyTransition) -> AnyTransition {
    var transition = AnyTransition(
      insertion.combined(with: other.insertion), removal.combined(with: other.removal))
    transition.animation = other.animation ?? animation
    return transition
  }

  /// It moves in a way of its own, also where the change is not animated.
  ///
  /// - Parameter animation: How it moves; `nil` for as the change does.
  /// - Returns: The transition.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.animation = animation
    return copy
  }
}

extension Edge {
  /// From the middle to the edge, in halves of a size.
  fileprivate var direction: CGPoint {
    switch self {
    case .top: CGPoint(x: 0, y: -1)
    case .bottom: CGPoint(x: 0, y: 1)
    case .leading: CGPoint(x: -1, y: 0)
    case .trailing: CGPoint(x: 1, y: 0)
    }
  }
}
