extension Equatable {
  /// Whether two values are the same for what reacts to changes: they are equal, or differ only in
  /// numbers that aren't numbers.
  ///
  /// ```swift
  /// guard !newValue.isSame(as: value) else { return }
  /// ```
  ///
  /// `Double.nan` doesn't equal itself, nor does anything that contains it. What reacts to a change and
  /// causes an update by that would go on without end. Compared with this function, a value that isn't
  /// a number is a change once, and hides no change beside it.
  ///
  /// Numbers are found in stored properties, associated values, arrays and dictionaries, and in values
  /// that are plain data, which are the same if all their bits are. A set doesn't find them.
  ///
  /// - Parameter other: The other value.
  /// - Returns: Whether the values are the same.
  /// - Complexity: That of `==`, and O(*n*) in the parts of values that aren't equal.
  @inlinable
  package func isSame(as other: Self) -> Bool { self == other || haveSameParts(self, other) }
}

/// A key that finds an identity again that doesn't equal itself, such as `Double.nan`.
package struct SameKey<ID: Hashable>: Hashable {
  /// The identity.
  package let id: ID

  /// Makes the key of an identity.
  ///
  /// - Parameter id: The identity.
  package init(_ id: ID) { self.id = id }

  /// Whether the identities are the same.
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.id.isSame(as: rhs.id) }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Whether two values that aren't equal are the same part by part.
@usableFromInline
func haveSameParts<Value>(_ first: Value, _ second: Value) -> Bool {
  // The most frequent writes change numbers and texts.
  if RecentComparisons.hasReflexive(Value.self) { return false }
  let comparison = TypeComparison.of(Value.self)
  guard !comparison.isReflexive else { return false }
  return withUnsafePointer(to: first) { first in
    withUnsafePointer(to: second) { second in
      comparison.haveSameParts(first, second)
    }
  }
}
