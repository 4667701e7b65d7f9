extension Never: CasePathable {
  /// The case paths of a type without cases: none.
  public struct AllCasePaths: Sendable {}

  /// The case paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
