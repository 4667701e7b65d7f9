public import Foundation

/// A gesture that recognizes a long press.
public struct LongPressGesture: Gesture {
  /// Whether the press has lasted long enough.
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
    events.on(.longPress) { _ in
      listener.changed(true)
      listener.ended(true)
      listener.reset()
    }
  }
}
