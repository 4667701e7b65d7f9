import RostrumCases
import RostrumRuntime

extension PresentationState where State: CasePathable {
  /// Accesses the state of one of several destinations.
  ///
  /// ```swift
  /// state.$destination[case: \.edit]?.title = "Design"
  /// ```
  ///
  /// Assigning `nil` dismisses the destination. If another destination is presented, writing has no
  /// effect and an issue is reported. To present a destination, assign the wrapped value.
  ///
  /// - Parameters:
  ///   - path: The key path of the destination's case.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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

  /// Returns a presentation of one destination; it is `nil` while another destination is presented.
  ///
  /// - Parameter keyPath: The key path of the destination's case.
  public subscript<Case>(
    dynamicMember keyPath: KeyPath<State.AllCasePaths, AnyCasePath<State, Case>>
  ) -> PresentationState<Case> {
    let path = State.allCasePaths[keyPath: keyPath]
    return PresentationState<Case>(wrappedValue: wrappedValue.flatMap(path.extract))
  }
}

extension PresentationState {
  /// Assigns the associated value of the active case; `nil` dismisses the destination.
  package mutating func write<Case>(
    _ newValue: Case?, case path: AnyCasePath<State, Case>, at location: CallSite
  ) {
    guard let wrappedValue, path.extract(from: wrappedValue) != nil else {
      reportUnrelatedCase(presented: wrappedValue, case: Case.self, at: location)
      return
    }
    self.wrappedValue = newValue.map(path.embed)
  }

  /// Returns a presentation of a property of the presented state.
  ///
  /// - Parameter keyPath: The key path of the property.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> PresentationState<Member> {
    PresentationState<Member>(wrappedValue: wrappedValue.map { $0[keyPath: keyPath] })
  }
}

/// Reports that the value of a case other than the active one was written.
func reportUnrelatedCase<State, Case>(
  presented: State?, case: Case.Type, at location: CallSite
) {
  let active = presented.map { caseName(of: $0) } ?? "nothing"
  location.report(
    """
    A destination of type '\(Case.self)' was written while \(active) is presented. The write has \
    no effect.

    • To present the destination, assign the whole destination state.
    • To change the presented destination, check which case is active before writing.
    """)
}
