public import Foundation
import RostrumElements
import RostrumGraph

/// A gesture that recognizes a long press.
///
/// ```swift
/// @GestureState private var isPressed = false
///
/// Circle().scaleEffect(isPressed ? 0.9 : 1)
///   .gesture(
///     LongPressGesture()
///       .updating($isPressed) { value, state, _ in state = value }
///       .onEnded { _ in confirm() })
/// ```
///
/// The value changes to `true` when a press begins. The gesture ends when the press has lasted long enough, and
/// fails when the pointer is released before.
public struct LongPressGesture: Gesture {
  /// `true`, for a press that has begun.
  public typealias Value = Bool
  /// A primitive gesture has no body.
  public typealias Body = Never

  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double
  /// The distance in points that the pointer may move.
  public var maximumDistance: CGFloat

  /// The seconds that the timers of a browser can wait, which count milliseconds in 32 bits: longer than any press.
  static let longest = 2_147_483.0

  /// Creates a long press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration in seconds.
  ///   - maximumDistance: The distance in points that the pointer may move; 10 in browsers.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Registers the events that the gesture handles; apps don't call or implement it.
  public func _listen(_ listener: GestureListener<Bool>, to events: inout GestureEvents) {
    guard minimumDuration < Self.longest else { return }
    events.interactions.append(.longPress(seconds: minimumDuration))
    events.on(.longPress) { event in
      if presses?[event.element] == nil {
        listener.changed(true)
      } else {
        presses?[event.element] = .recognized
      }
      listener.ended(true)
      listener.reset()
    }
    guard listener.isObserved else { return }
    events.interactions.append(.press)
    events.on(.press) { event in
      guard case .press(let isDown) = event.action else { return }
      if isDown {
        presses?[event.element] = .begun
        listener.changed(true)
      } else if presses?[event.element] != .recognized {
        presses?[event.element] = nil
        listener.reset()
      }
    }
  }
}

/// How far a press is that some gesture observes.
private enum PressPhase {
  case begun, recognized
}

/// The presses in the current view graph.
@MainActor private var presses: Presses? {
  GraphReference.current?.graph?.service(Presses.self)
}

/// The last presses of elements.
///
/// A press outlives its gesture, which is a new value whenever its view is updated.
private final class Presses: GraphService {
  private var phases: [ElementID: PressPhase] = [:]

  subscript(element: ElementID) -> PressPhase? {
    get { phases[element] }
    set {
      phases = phases.filter { graph.element($0.key) != nil }
      phases[element] = newValue
    }
  }
}
