import IssueReporting
import RostrumRuntime

/// Notifications for users of assistive technology.
public enum AccessibilityNotification {
  /// A text that is announced to users of assistive technology.
  ///
  /// ```swift
  /// AccessibilityNotification.Announcement("3 results").post()
  /// ```
  ///
  /// The announcement reaches the session in which it is posted: from an action of a view, or from
  /// a task or effect that such an action started.
  public struct Announcement: Hashable, Sendable {
    /// The text.
    public let announcement: String

    /// Creates an announcement.
    ///
    /// - Parameter announcement: The text.
    public init(_ announcement: String) {
      self.announcement = announcement
    }

    /// Announces the text.
    public func post() {
      guard let reference = GraphReference.current else {
        reportIssue(
          """
          An announcement was posted, but no session is there to say it: "\(announcement)"

          Post it in an action of a view, or in a task or effect that such an action starts.
          """)
        return
      }
      MainQueue.perform { reference.graph?.tell(.announce(announcement)) }
    }
  }
}
