/// Which gestures of a view are recognized.
///
/// Those of the content stay, because a browser has no way to leave them out and to keep its controls.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32

  /// Creates a mask from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the content.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture, and sets which gestures are recognized.
  ///
  /// - Parameters:
  ///   - gesture: The gesture, after those of the content.
  ///   - mask: The gestures that are recognized; those of the content are in any case.
  /// - Returns: The view.
  public func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View {
    self.gesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture before those of the content, and sets which gestures are recognized.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are recognized; those of the content are in any case.
  /// - Returns: The view.
  public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: mask.contains(.gesture))
  }

  /// Adds a gesture besides those of the content, and sets which gestures are recognized.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: The gestures that are recognized; those of the content are in any case.
  /// - Returns: The view.
  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: mask.contains(.gesture))
  }
}
