import Foundation

/// A navigation by the user, without an event of the app.
public enum SystemNavigationType: String, EventTypeable, Sendable, CaseIterable {
  /// The user went back on a navigation stack.
  case navigateBackInStack
  /// The user dismissed a sheet.
  case dismissSheet
}

/// The destinations that a system navigation concerns.
public struct SystemNavigationOptions: Hashable, Sendable {
  /// The destination that the user leaves, or to which the user returns.
  public var targetID: UUID?
  /// The destination that is in front.
  public var currentID: UUID?
  /// The destination around it.
  public var parentID: UUID?

  /// Creates options.
  ///
  /// - Parameters:
  ///   - targetID: The destination that the user leaves, or to which the user returns.
  ///   - currentID: The destination that is in front.
  ///   - parentID: The destination around it.
  public init(targetID: UUID? = nil, currentID: UUID? = nil, parentID: UUID? = nil) {
    self.targetID = targetID
    self.currentID = currentID
    self.parentID = parentID
  }
}
