extension AnyCasePath {
  /// Makes a case path by walking a case key path.
  ///
  /// The walk happens here and never again, so keep the result where it is used more than once. A
  /// case key path of one component gives the very case path that the enum declares.
  ///
  /// - Parameter keyPath: A case key path, such as `\.destination.detail`.
  /// - Complexity: O(*n*) in the number of components of the case key path.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath].path(from: Root.self)
  }
}
