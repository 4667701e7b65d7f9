public import Foundation
public import RostrumElements

/// A gesture of two fingers that turn around each other.
///
/// ```swift
/// @State private var angle = Angle.zero
///
/// Photo().rotationEffect(angle)
///   .gesture(RotateGesture().onChanged { angle = $0.rotation })
/// ```
///
/// In Safari, a trackpad does the same. No key does: add buttons for those who use neither.
public struct RotateGesture: Gesture {
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// One moment of the gesture.
  public struct Value: Hashable, Sendable {
    /// The time of the moment.
    public var time: Date
    /// The angle by which the fingers have turned.
    public var rotation: Angle
    /// The point between the fingers at the start, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the start, in points of the view.
    public var startLocation: CGPoint
  }

  /// The change after which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  ///
  /// - Parameter minimumAngleDelta: The change after which the gesture begins.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    events.onPinch(least: minimumAngleDelta.radians, listener) { pinch in
      Value(
        time: Date(), rotation: pinch.angle, startAnchor: pinch.anchor,
        startLocation: pinch.start)
    }
  }
}

/// A gesture of two fingers that turn around each other.
///
/// Prefer ``RotateGesture``.
public struct RotationGesture: Gesture {
  /// The angle by which the fingers have turned.
  public typealias Value = Angle
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// The change after which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  ///
  /// - Parameter minimumAngleDelta: The change after which the gesture begins.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Angle>, to events: inout GestureEvents) {
    events.onPinch(least: minimumAngleDelta.radians, listener) { $0.angle }
  }
}
