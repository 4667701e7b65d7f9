import Foundation

/// A navigation by the user that isn't triggered by an event of the app.
public enum SystemNavigationType: String, EventTypeable, Sendable, CaseIterable {
  /// The user went back on a navigation stack.
  case navigateBackInStack
  /// The user dismissed a sheet.
  case dismissSheet
}

/// The destinations that a system navigation concerns.
public struct SystemNavigationOptions: Hashable, Sendable {
  /// The destination that the user leaves or returns to.
  public var targetID: UUID?
  /// The current destination.
  public var currentID: UUID?
  /// The parent of the current destination.
  public var parentID: UUID?

  /// Creates options.
  ///
  /// - Parameters:
  ///   - targetID: The destination that the user leaves or returns to.
  ///   - currentID: The current destination.
  ///   - parentID: The parent of the current destination.
  public init(targetID: UUID? = nil, currentID: UUID? = nil, parentID: UUID? = nil) {
    self.targetID = targetID
    self.currentID = currentID
    self.parentID = parentID
  }
}
