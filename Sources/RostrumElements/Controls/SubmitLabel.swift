/// The label of a field's return key.
public enum SubmitLabel: String, Hashable, Sendable, CaseIterable {
  /// The input is complete.
  case done
  /// The key goes to a destination.
  case go
  /// The key sends the text.
  case send
  /// The key joins.
  case join
  /// The key shows a route.
  case route
  /// The key starts a search.
  case search
  /// The key inserts a new line.
  case `return`
  /// The key moves to the next field.
  case next
  /// The key continues.
  case `continue`
}
