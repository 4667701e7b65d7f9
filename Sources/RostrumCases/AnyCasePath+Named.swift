extension AnyCasePath {
  /// The case key path of this case path, for what is written with case key paths.
  ///
  /// The case key paths of macros are equal when they name the same case. One of a case path that
  /// was made of functions needs a name to be equal by.
  ///
  /// - Parameter name: What tells the case from others of the enum.
  /// - Returns: A case key path, equal to others with the same name.
  package func caseKeyPath<Name: Hashable & Sendable>(named name: Name) -> CaseKeyPath<Root, Value>
  {
    \Case<Root>.[named: NamedCasePath(path: self, name: AnyHashable(name))]
  }
}

/// A case path that is told from others by its name.
///
/// NB: `@unchecked Sendable` because `AnyHashable` is not; what is put into it here is.
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
