/// An enum whose cases can be listed.
///
/// ```swift
/// @CasePathable enum Destination { case detail(Detail), help }
///
/// Destination.allCasePaths.map { $0 } == [\.detail, \.help]
/// ```
///
/// Unlike with `CaseIterable`, cases may have associated values, because the elements are case key
/// paths. ``CasePathable()`` adds the conformance.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// Case paths from which the active case of a value can be determined.
public protocol CasePathReflectable<Root> {
  /// The enum type.
  associatedtype Root: CasePathable

  /// The case key path of the active case.
  ///
  /// - Parameter root: The enum value.
  subscript(_ root: Root) -> PartialCaseKeyPath<Root> { get }
}

/// A sequence of an enum's case key paths, in the order of the cases.
public protocol CasePathSequence: CasePathReflectable, Sequence, Sendable
where Element == PartialCaseKeyPath<Root>, Iterator == IndexingIterator<[Element]> {
  /// The case key paths, in the order of the cases.
  static var _$cases: [PartialCaseKeyPath<Root>] { get }
}

extension CasePathSequence {
  /// Makes an iterator over the case key paths.
  ///
  /// - Returns: The iterator.
  public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Root>]> {
    Self._$cases.makeIterator()
  }

  /// The case key path of the active case.
  ///
  /// - Parameter root: The enum value.
  /// - Complexity: O(*n*) in the number of cases.
  public subscript(_ root: Root) -> PartialCaseKeyPath<Root> {
    guard let active = first(where: { root.is($0) }) else {
      preconditionFailure("A value of '\(Root.self)' must be in one of its cases")
    }
    return active
  }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The case key path of the active case, for labels and comparisons.
  ///
  /// ```swift
  /// destination.case == \.detail
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of cases.
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[self] }
}

extension PartialKeyPath {
  /// The case key path of a case, from the key path to its case path.
  ///
  /// - Parameter keyPath: A key path to a case path.
  /// - Returns: The case key path.
  public static func `case`<Enum: CasePathable, Payload>(
    _ keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Payload>>
  ) -> PartialCaseKeyPath<Enum> where Root == Case<Enum> {
    \Case<Enum>.[dynamicMember: keyPath]
  }
}
