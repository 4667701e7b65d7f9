/// What happened to a value of the database, for a host's log.
///
/// It contains no value. Its name may be logged: hosts name users so that names contain no secrets.
package enum DatabaseSaveEvent: Sendable {
  /// The value couldn't be saved.
  case failed(key: String, reason: String)
  /// The value was saved.
  case saved(key: String)
}
