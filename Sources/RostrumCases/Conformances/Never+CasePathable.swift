extension Never: CasePathable, CasePathIterable {
  /// The case paths of a type without cases.
  public struct AllCasePaths: CasePathSequence {
    /// The enum type.
    public typealias Root = Never

    /// An empty array.
    public static var _$cases: [PartialCaseKeyPath<Never>] { [] }
  }

  /// The case paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
