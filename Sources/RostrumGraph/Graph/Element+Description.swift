extension Element: @MainActor CustomStringConvertible {
  /// An outline of the element and its descendants; see `ElementSnapshot.description`.
  public var description: String { snapshot.description }
}
