extension Element: @MainActor CustomStringConvertible {
  /// The element and everything within, one indented line each; see `ElementSnapshot.description`.
  public var description: String { snapshot.description }
}
