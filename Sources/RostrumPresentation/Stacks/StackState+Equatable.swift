import OrderedCollections

extension StackState: Equatable where Element: Equatable {
  /// Whether both stacks have equal elements with the same identities.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.dictionary == rhs.dictionary }
}

extension StackState: Hashable where Element: Hashable {
  /// Feeds the identities and elements to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(dictionary) }
}
