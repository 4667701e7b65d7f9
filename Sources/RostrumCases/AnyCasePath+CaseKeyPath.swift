extension AnyCasePath {
  /// Makes a case path from a case key path.
  ///
  /// The conversion walks the components of the key path, so cache the result where you use it
  /// repeatedly. A key path with one component yields the case path that the enum declares.
  ///
  /// - Parameter keyPath: The case key path, such as `\.destination.detail`.
  /// - Complexity: O(*n*) in the number of components of the case key path.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath].path(from: Root.self)
  }
}
