import OrderedCollections

extension StackState: Equatable where Element: Equatable {
  /// Whether two stacks have equal elements with the same IDs.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dictionary == rhs.dictionary }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the IDs and elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(dictionary) }
}
