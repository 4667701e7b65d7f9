public import Foundation

/// A press that lasts.
public struct LongPressGesture: Gesture {
  /// Whether the press has lasted long enough.
  public typealias Value = Bool
  /// A primitive is made of nothing else.
  public typealias Body = Never

  /// How long it has to last, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Takes long presses.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long they have to last, in seconds.
  ///   - maximumDistance: How far the pointer may move meanwhile, in points; browsers count 10.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Says which events the gesture takes; apps do not call or write it.
  public func _listen(_ listener: GestureListener<Bool>, to events: inout GestureEvents) {
    events.interactions.append(.longPress(seconds: minimumDuration))
    events.on(.longPress) { _ in
      listener.changed(true)
      listener.ended(true)
      listener.reset()
    }
  }
}
