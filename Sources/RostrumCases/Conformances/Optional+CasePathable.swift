extension Optional: CasePathable, CasePathIterable {
  /// The case paths of an optional.
  public struct AllCasePaths: CasePathSequence {
    /// The enum.
    public typealias Root = Optional

    /// The case key paths, in the order of the cases.
    public static var _$cases: [PartialCaseKeyPath<Optional>] {
      [.case(\.none), .case(\.some)]
    }

    /// The case path to no value.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(
        embed: { .none },
        extract: { root in root == nil ? () : nil }
      )
    }

    /// The case path to a value.
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(embed: { .some($0) }, extract: { $0 })
    }
  }

  /// The case paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
