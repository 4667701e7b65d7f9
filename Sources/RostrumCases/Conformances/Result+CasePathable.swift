extension Result: CasePathable where Success: ~Copyable & ~Escapable {
  /// The case paths of a result.
  public struct AllCasePaths: Sendable {}

  /// The case paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result: CasePathIterable {}

extension Result.AllCasePaths: CasePathSequence, CasePathReflectable, Sequence
where Success: Copyable & Escapable {
  /// The enum type.
  public typealias Root = Result<Success, Failure>

  /// The case key paths, in the order of the cases.
  public static var _$cases: [PartialCaseKeyPath<Root>] {
    [.case(\.success), .case(\.failure)]
  }

  /// The case path of `success`.
  public var success: AnyCasePath<Root, Success> {
    AnyCasePath(
      embed: { .success($0) },
      extract: { root in
        guard case .success(let value) = root else { return nil }
        return value
      }
    )
  }

  /// The case path of `failure`.
  public var failure: AnyCasePath<Root, Failure> {
    AnyCasePath(
      embed: { .failure($0) },
      extract: { root in
        guard case .failure(let error) = root else { return nil }
        return error
      }
    )
  }
}
