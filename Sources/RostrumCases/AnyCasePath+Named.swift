extension AnyCasePath {
  /// The case key path of this case path, for APIs that take case key paths.
  ///
  /// The case key paths that macros generate are equal if they name the same case. The key path of
  /// a case path made from closures needs a name to compare.
  ///
  /// - Parameter name: Identifies the case among those of the enum.
  /// - Returns: A case key path, equal to others with the same name.
  package func caseKeyPath<Name: Hashable & Sendable>(named name: Name) -> CaseKeyPath<Root, Value>
  {
    \Case<Root>.[named: NamedCasePath(path: self, name: AnyHashable(name))]
  }
}

/// A case path that is identified by a name.
///
/// NB: `@unchecked Sendable` because `AnyHashable` isn't `Sendable`, but the value it wraps is.
private struct NamedCasePath<Root, Value>: Hashable, @unchecked Sendable {
  let path: AnyCasePath<Root, Value>
  let name: AnyHashable

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Case {
  fileprivate subscript<Member>(named path: NamedCasePath<Value, Member>) -> Case<Member> {
    next(path.path)
  }
}
