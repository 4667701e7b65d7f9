extension AnyCasePath {
  /// Appends a case path that starts where this one ends.
  ///
  /// - Parameter next: A case path from this one's value to a nested value.
  /// - Returns: The case path from this one's root to the value of `next`.
  public func appending<Member>(
    path next: AnyCasePath<Value, Member>
  ) -> AnyCasePath<Root, Member> {
    AnyCasePath<Root, Member>(
      embed: { embed(next.embed($0)) },
      extract: { root in extract(from: root).flatMap { next.extract(from: $0) } }
    )
  }

  /// The case path to a case of this one's value.
  ///
  /// ```swift
  /// AnyCasePath(\Action.Cases.destination).detail
  /// ```
  ///
  /// - Parameter keyPath: A key path to the next case path.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> AnyCasePath<Root, Member> where Value: CasePathable {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}
