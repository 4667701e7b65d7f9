/// A token for the membership and order of a collection, which comparing costs nothing.
///
/// A collection renews it when elements come, go, move or take each other's place, and not when an
/// element changes in place. Observation compares it before and after a mutation, and so tells those two apart without a copy
/// of the collection. It says nothing about equality: two collections made apart always differ in
/// it, and equality, hashing and coding ignore it.
///
/// ```swift
/// let before = standups._structureID
/// standups[id: id]?.title = "Design"
/// before == standups._structureID  // true: the same standups are there
/// ```
public struct StructureID: Hashable, Sendable {
  private final class Token: Sendable {}

  private var token = Token()

  /// Makes a token that differs from all others.
  public init() {}

  /// Takes a new token, unless nobody could compare the old one.
  mutating func renew() {
    if !isKnownUniquelyReferenced(&token) {
      token = Token()
    }
  }

  /// Whether both tokens are of one collection between two changes of its structure.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.token === rhs.token }

  /// Feeds the token to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}
