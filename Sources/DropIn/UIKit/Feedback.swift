/// A generator of haptic feedback.
///
/// Browsers, like Macs, give none, so its methods are no-ops.
@MainActor
public class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Does nothing, because browsers give no haptic feedback.
  public func prepare() {}
}

/// A generator of haptic feedback for a collision.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass or the rigidity of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// The objects are small, medium or large.
    case light, medium, heavy
    /// The objects are soft or rigid.
    case soft, rigid
  }

  /// Makes a generator.
  ///
  /// - Parameter style: The mass or the rigidity of the colliding objects.
  public init(style: FeedbackStyle) {}

  /// Makes a generator for objects of medium mass.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Does nothing, because browsers give no haptic feedback.
  public func impactOccurred() {}

  /// Does nothing, because browsers give no haptic feedback.
  ///
  /// - Parameter intensity: The intensity, from 0 to 1.
  public func impactOccurred(intensity: Double) {}
}

/// A generator of haptic feedback for the outcome of a task.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Sendable {
    /// The task succeeded, produced a warning, or failed.
    case success, warning, error
  }

  /// Does nothing, because browsers give no haptic feedback.
  ///
  /// - Parameter notificationType: The outcome of the task.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of haptic feedback for a change of the selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing, because browsers give no haptic feedback.
  public func selectionChanged() {}
}
