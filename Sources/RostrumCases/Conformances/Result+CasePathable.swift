extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result.
  public struct AllCasePaths: CasePathSequence {
    /// The enum.
    public typealias Root = Result

    /// The case key paths, in the order of the cases.
    public static var _$cases: [PartialCaseKeyPath<Result>] {
      [.case(\.success), .case(\.failure)]
    }

    /// The case path to a success.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { root in
          guard case .success(let value) = root else { return nil }
          return value
        }
      )
    }

    /// The case path to a failure.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { root in
          guard case .failure(let error) = root else { return nil }
          return error
        }
      )
    }
  }

  /// The case paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
