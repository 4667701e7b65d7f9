/// What the return key of a field says.
public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
  /// The work is done.
  case done
  /// On to a place.
  case go
  /// Send it.
  case send
  /// Join.
  case join
  /// Show the way.
  case route
  /// Search.
  case search
  /// A new line.
  case `return`
  /// On to the next field.
  case next
  /// On with the work.
  case `continue`
}
