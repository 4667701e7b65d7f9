extension Optional: CasePathable where Wrapped: ~Copyable & ~Escapable {
  /// The case paths of an optional, with those of the enum that it wraps.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {}

  /// The case paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional: CasePathIterable {}

extension Optional.AllCasePaths: CasePathSequence, CasePathReflectable, Sequence
where Wrapped: Copyable & Escapable {
  /// The enum type.
  public typealias Root = Wrapped?

  /// The case key paths, in the order of the cases.
  public static var _$cases: [PartialCaseKeyPath<Root>] {
    [.case(\.none), .case(\.some)]
  }

  /// The case path of `none`.
  public var none: AnyCasePath<Root, Void> {
    AnyCasePath(
      embed: { .none },
      extract: { root in root == nil ? () : nil }
    )
  }

  /// The case path of a case of the wrapped enum.
  ///
  /// For a case `detail(Detail)`, `\.detail` is a `CaseKeyPath<Destination?, Detail?>`. Its value is
  /// optional, and embedding `nil` yields `nil`.
  ///
  /// - Parameter keyPath: The key path to the case path of the wrapped enum.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
  ) -> AnyCasePath<Root, Member?> where Wrapped: CasePathable {
    let path = Wrapped.allCasePaths[keyPath: keyPath]
    return AnyCasePath(
      _$embed: { $0.map(path.embed) },
      _$extract: { root in root.flatMap(path.extract).map { .some($0) } }
    )
  }

  /// The case path of `some`.
  public var some: AnyCasePath<Root, Wrapped> {
    AnyCasePath(embed: { .some($0) }, extract: { $0 })
  }
}
