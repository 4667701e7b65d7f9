import RostrumDependencies

/// Who shares a value of the database; see ``SharedReaderKey/database(_:for:)``.
public enum DatabaseScope: Hashable, Sendable {
  /// All users of the program.
  case everyone
  /// The pages of one user, on all machines.
  case user

  /// The name of a value in the storage.
  ///
  /// - Parameter key: The name of the value in the scope.
  /// - Returns: The name, which no key of a different scope has.
  func name(of key: String) -> String {
    switch self {
    case .everyone: SharedValueName.forEveryone(key)
    case .user: SharedValueName.forUser(DependencyValues.current.userIdentity, key)
    }
  }
}
