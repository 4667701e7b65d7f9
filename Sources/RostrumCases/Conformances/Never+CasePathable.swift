extension Never: CasePathable, CasePathIterable {
  /// The case paths of a type without cases: none.
  public struct AllCasePaths: CasePathSequence {
    /// The enum.
    public typealias Root = Never

    /// The case key paths: none.
    public static var _$cases: [PartialCaseKeyPath<Never>] { [] }
  }

  /// The case paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
