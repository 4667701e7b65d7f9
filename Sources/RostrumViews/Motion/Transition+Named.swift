public import Foundation
public import RostrumElements

extension Transition where Self == IdentityTransition {
  /// The view is inserted and removed without animation.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// The view moves in from the leading edge and out to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
  /// The view moves in from an edge and out to the same edge.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// The view fades in while it pushes the previous view out.
  ///
  /// - Parameter edge: The edge from which the view enters.
  /// - Returns: The transition.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// The view moves in from an offset and out to it.
  ///
  /// - Parameter offset: The offset in points.
  /// - Returns: The transition.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

  /// The view moves in from an offset and out to it.
  ///
  /// - Parameters:
  ///   - x: The offset to the right in points.
  ///   - y: The offset downwards in points.
  /// - Returns: The transition.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from nothing, and shrinks to nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// The view grows from a fraction of its size, and shrinks to it.
  ///
  /// - Parameters:
  ///   - scale: The scale factor.
  ///   - anchor: The point of the view that stays in place.
  /// - Returns: The transition.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// The view turns into sharp out of blurred, and shrinks as it goes.
  public static var blurReplace: Self { BlurReplaceTransition(configuration: .downUp) }

  /// The view turns into sharp out of blurred.
  ///
  /// - Parameter config: How the views of a replacement change their size.
  /// - Returns: The transition.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
