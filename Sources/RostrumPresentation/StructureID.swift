/// A token that represents the membership and order of a collection and is cheap to compare.
///
/// A collection renews its token when elements are inserted, removed, replaced or moved, but not
/// when an element is mutated in place. Observation compares the token before and after a mutation
/// to distinguish the two without copying the collection. The token isn't related to equality: two
/// collections that were created separately always have different tokens, and equality, hashing and
/// coding ignore it.
///
/// ```swift
/// let before = standups._structureID
/// standups[id: id]?.title = "Design"
/// before == standups._structureID  // true: the same standups in the same order
/// ```
public struct StructureID: Hashable, Sendable {
  private final class Token: Sendable {}

  private var token = Token()

  /// Creates a unique token.
  public init() {}

  /// Renews the token, unless there is no other reference to it that could be compared.
  mutating func renew() {
    if !isKnownUniquelyReferenced(&token) {
      token = Token()
    }
  }

  /// Whether two tokens are identical.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.token === rhs.token }

  /// Hashes the identity of the token.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}
