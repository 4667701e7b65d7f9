/// Gives feedback that is felt on a phone; a browser gives none, like a Mac.
@MainActor
public class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Prepares for feedback.
  public func prepare() {}
}

/// Gives feedback for a collision.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the colliding things are.
  public enum FeedbackStyle: Int, Sendable {
    /// Things collide that are small, middling, or large.
    case light, medium, heavy
    /// Things collide that are soft, or rigid.
    case soft, rigid
  }

  /// Makes a generator.
  ///
  /// - Parameter style: How heavy the colliding things are.
  public init(style: FeedbackStyle) {}

  /// Makes a generator.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// Gives feedback.
  public func impactOccurred() {}

  /// Gives feedback.
  ///
  /// - Parameter intensity: How strong, from 0 to 1.
  public func impactOccurred(intensity: Double) {}
}

/// Gives feedback for a result.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of result.
  public enum FeedbackType: Int, Sendable {
    /// How a task went.
    case success, warning, error
  }

  /// Gives feedback.
  ///
  /// - Parameter notificationType: The kind of result.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Gives feedback for a change of a selection.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback.
  public func selectionChanged() {}
}
