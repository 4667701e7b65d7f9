/// The sessions that count towards a storage limit.
public enum StoredShare: Hashable, Sendable {
  /// The sessions of a user.
  ///
  /// - Parameter name: The name of the user, as in ``SessionRecord/user``.
  case user(_ name: String)
  /// The sessions of all visitors from one origin.
  ///
  /// - Parameter place: The origin, as in ``SessionRecord/origin``.
  case origin(_ place: String)
  /// All sessions.
  case all

  /// Whether a session counts.
  ///
  /// - Parameter record: The session.
  /// - Returns: Whether it counts.
  package func contains(_ record: SessionRecord) -> Bool {
    switch self {
    case .user(let name): record.user == name
    case .origin(let place): record.origin == place
    case .all: true
    }
  }
}
