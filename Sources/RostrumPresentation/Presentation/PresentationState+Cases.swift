import RostrumCases
import RostrumRuntime

extension PresentationState where State: CasePathable {
  /// The state of one destination among several, in place.
  ///
  /// ```swift
  /// state.$destination[case: \.edit]?.title = "Design"
  /// ```
  ///
  /// Writing `nil` dismisses that destination. Writing anything while another destination is
  /// presented changes nothing and is reported as an issue; to present one, assign the wrapped value.
  ///
  /// - Parameters:
  ///   - path: The case of the destination.
  ///   - fileID: Where it is written; issues name it.
  ///   - filePath: Where it is written.
  ///   - line: Where it is written.
  ///   - column: Where it is written.
  public subscript<Case>(
    case path: CaseKeyPath<State, Case>,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? {
    get { wrappedValue.flatMap { $0[case: path] } }
    set {
      let path = AnyCasePath(path)
      write(
        newValue, case: path,
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }

  /// A presentation of one destination: it presents nothing while another one is presented.
  ///
  /// - Parameter keyPath: The case path of the destination.
  public subscript<Case>(
    dynamicMember keyPath: KeyPath<State.AllCasePaths, AnyCasePath<State, Case>>
  ) -> PresentationState<Case> {
    let path = State.allCasePaths[keyPath: keyPath]
    return PresentationState<Case>(wrappedValue: wrappedValue.flatMap(path.extract))
  }
}

extension PresentationState {
  /// Writes the value of a case that must be the active one; `nil` dismisses it.
  package mutating func write<Case>(
    _ newValue: Case?, case path: AnyCasePath<State, Case>, at location: CallSite
  ) {
    guard let wrappedValue, path.extract(from: wrappedValue) != nil else {
      guard newValue != nil else { return }
      reportUnrelatedCase(presented: wrappedValue, case: Case.self, at: location)
      return
    }
    self.wrappedValue = newValue.map(path.embed)
  }

  /// A presentation of a part of the state: it presents nothing while the whole is not presented.
  ///
  /// - Parameter keyPath: The part.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> PresentationState<Member> {
    PresentationState<Member>(wrappedValue: wrappedValue.map { $0[keyPath: keyPath] })
  }
}

/// Says that a case was written that is not the active one.
func reportUnrelatedCase<State, Case>(
  presented: State?, case: Case.Type, at location: CallSite
) {
  let active = presented.map { caseName(of: $0) } ?? "nothing"
  location.report(
    """
    A destination of type '\(Case.self)' was written while \(active) is presented, so nothing changed.

    • It is meant to be presented: assign the whole destination.
    • Only the presented one is meant to change: look at which case is active before writing.
    """)
}
