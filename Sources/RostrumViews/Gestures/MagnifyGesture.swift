public import Foundation
public import RostrumElements

/// A gesture of two fingers that move apart or together.
///
/// ```swift
/// @GestureState private var scale = 1.0
///
/// Map().scaleEffect(scale)
///   .gesture(MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification })
/// ```
///
/// A trackpad does the same. No key does: add buttons for those who use neither.
public struct MagnifyGesture: Gesture {
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// One moment of the gesture.
  public struct Value: Hashable, Sendable {
    /// The time of the moment.
    public var time: Date
    /// How much farther apart the fingers are than at the start.
    public var magnification: CGFloat
    /// The point between the fingers at the start, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the start, in points of the view.
    public var startLocation: CGPoint
  }

  /// The change after which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameter minimumScaleDelta: The change after which the gesture begins.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Value>, to events: inout GestureEvents) {
    events.onPinch(least: minimumScaleDelta, listener) { pinch in
      Value(
        time: Date(), magnification: pinch.scale, startAnchor: pinch.anchor,
        startLocation: pinch.start)
    }
  }
}

/// A gesture of two fingers that move apart or together.
///
/// Prefer ``MagnifyGesture``.
public struct MagnificationGesture: Gesture {
  /// How much farther apart the fingers are than at the start.
  public typealias Value = CGFloat
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// The change after which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameter minimumScaleDelta: The change after which the gesture begins.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<CGFloat>, to events: inout GestureEvents) {
    events.onPinch(least: minimumScaleDelta, listener) { CGFloat($0.scale) }
  }
}

extension GestureEvents {
  /// Handles two fingers.
  ///
  /// - Parameters:
  ///   - least: The change after which the gesture begins.
  ///   - listener: Receives the values.
  ///   - value: Makes the value of a moment.
  @MainActor
  mutating func onPinch<Value>(
    least: Double, _ listener: GestureListener<Value>,
    _ value: @escaping @MainActor (UserEvent.Pinch) -> Value
  ) {
    interactions.append(.pinch(least: least))
    on(.pinch) {
      guard case .pinch(let pinch) = $0.action else { return }
      switch pinch.phase {
      case .changed: listener.changed(value(pinch))
      case .ended:
        listener.ended(value(pinch))
        listener.reset()
      case .cancelled: listener.reset()
      }
    }
  }
}

extension UserEvent.Pinch {
  /// The point between the fingers at the start, as a fraction of the view's size.
  var anchor: UnitPoint {
    guard size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: start.x / size.width, y: start.y / size.height)
  }
}
