/// How something with a fixed ratio of its sides takes a space of another ratio.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is within the space.
  case fit
  /// All of the space is covered.
  case fill
}
