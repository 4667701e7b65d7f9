import Foundation

/// What a user can do to leave a destination without the app's doing.
public enum SystemNavigationType: String, Hashable, Sendable, CaseIterable {
  /// Going back on a navigation stack.
  case navigateBackInStack
  /// Dismissing a sheet.
  case dismissSheet
}

/// Which destinations a system navigation is about.
public struct SystemNavigationOptions: Hashable, Sendable {
  /// The destination that the user leaves, or to which the user returns.
  public var targetID: UUID?
  /// The destination that is in front.
  public var currentID: UUID?
  /// The destination around it.
  public var parentID: UUID?

  /// Makes options.
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
