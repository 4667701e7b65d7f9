/// An enum whose cases can be listed.
///
/// ```swift
/// @CasePathable enum Destination { case detail(Detail), help }
///
/// Destination.allCasePaths.map { $0 } == [\.detail, \.help]
/// ```
///
/// Unlike `CaseIterable` it needs no values: what is listed are the case key paths, of which one of a
/// case without associated values makes a value when it is called. ``CasePathable()`` writes the
/// conformance.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// Case paths that can tell the case of a value.
public protocol CasePathReflectable<Root> {
  /// The enum.
  associatedtype Root: CasePathable

  /// The case key path of the case that is active.
  ///
  /// - Parameter root: The enum value.
  subscript(root root: Root) -> PartialCaseKeyPath<Root> { get }
}

/// The case paths of an enum, one after the other in the order of the cases.
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

  /// The case key path of the case that is active.
  ///
  /// - Parameter root: The enum value.
  /// - Complexity: O(*n*) in the number of cases.
  public subscript(root root: Root) -> PartialCaseKeyPath<Root> {
    guard let active = first(where: { root.is($0) }) else {
      preconditionFailure("A value of '\(Root.self)' is in one of its cases")
    }
    return active
  }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The case key path of the case that is active, for labels and comparisons.
  ///
  /// ```swift
  /// destination.case == \.detail
  /// ```
  ///
  /// - Complexity: O(*n*) in the number of cases.
  public var `case`: PartialCaseKeyPath<Self> { Self.allCasePaths[root: self] }
}

extension PartialKeyPath {
  /// The case key path to a case, from the key path to its case path.
  ///
  /// - Parameter keyPath: A key path to a case path.
  /// - Returns: The case key path.
  public static func `case`<Enum: CasePathable, Payload>(
    _ keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Payload>>
  ) -> PartialCaseKeyPath<Enum> where Root == Case<Enum> {
    \Case<Enum>.[dynamicMember: keyPath]
  }
}
