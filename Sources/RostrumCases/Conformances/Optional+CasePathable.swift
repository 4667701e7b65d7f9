extension Optional: CasePathable where Wrapped: ~Copyable & ~Escapable {
  /// The case paths of an optional.
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

  /// The case path of `some`.
  public var some: AnyCasePath<Root, Wrapped> {
    AnyCasePath(embed: { .some($0) }, extract: { $0 })
  }
}
