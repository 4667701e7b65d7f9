import RostrumRuntime

/// A value in which the changes of several writers can be combined.
///
/// When two sessions change a value of the database at once, the one whose change comes second is
/// told the other's value, and merges it into its own. Without a conformance, the first change wins.
///
/// ```swift
/// extension Board: SharedMergeable {
///   mutating func merge(_ theirs: Board, since base: Board) -> Bool {
///     let keepsTitle = merge(\.title, of: theirs, since: base)
///     return cards.merge(theirs.cards, since: base.cards) && keepsTitle
///   }
/// }
/// ```
///
/// A merge must be deterministic, and must return what others have stored if there is no change of
/// its own.
public protocol SharedMergeable {
  /// Adds the changes that others have made.
  ///
  /// - Parameters:
  ///   - theirs: The value that others have stored.
  ///   - base: The value that both are based on.
  /// - Returns: Whether all own changes are in the result. Otherwise ``SharedConflict`` is reported.
  mutating func merge(_ theirs: Self, since base: Self) -> Bool
}

extension SharedMergeable {
  /// Merges a part, and takes the stored value if both sides have changed it.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - theirs: The value that others have stored.
  ///   - base: The value that both are based on.
  /// - Returns: Whether an own change of the part is in the result, if there is one.
  public mutating func merge<Part: Equatable>(
    _ part: WritableKeyPath<Self, Part>, of theirs: Self, since base: Self
  ) -> Bool {
    let (own, other, old) = (self[keyPath: part], theirs[keyPath: part], base[keyPath: part])
    if other.isSame(as: old) || own.isSame(as: other) { return true }
    self[keyPath: part] = other
    return own.isSame(as: old)
  }
}
