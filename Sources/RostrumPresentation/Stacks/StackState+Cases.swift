import OrderedCollections
import RostrumCases
import RostrumRuntime

extension StackState where Element: CasePathable {
  /// The state of the element with an identity, if it is of a case, in place.
  ///
  /// ```swift
  /// state.path[id: id, case: \.detail]?.standup.title = "Design"
  /// ```
  ///
  /// Writing `nil` removes the element. Writing anything while the element is of another case
  /// changes nothing and is reported as an issue.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - path: The case.
  ///   - fileID: Where it is written; issues name it.
  ///   - filePath: Where it is written.
  ///   - line: Where it is written.
  ///   - column: Where it is written.
  public subscript<Case>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Case>,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? {
    get { dictionary[id].flatMap { $0[case: path] } }
    set {
      let path = AnyCasePath(path)
      write(
        newValue, case: path, of: id,
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
}

extension StackState {
  /// Writes the value of a case that must be the active one of an element; `nil` removes the element.
  package mutating func write<Case>(
    _ newValue: Case?, case path: AnyCasePath<Element, Case>, of id: StackElementID,
    at location: CallSite
  ) {
    guard let element = dictionary[id], path.extract(from: element) != nil else {
      guard newValue != nil else { return }
      reportUnrelatedCase(presented: dictionary[id], case: Case.self, at: location)
      return
    }
    self[id: id] = newValue.map(path.embed)
  }
}

/// Says that an element was written that the stack does not have.
func reportMissingElement(
  _ id: StackElementID, ids: OrderedSet<StackElementID>, at location: CallSite
) {
  location.report(
    """
    The element \(id) was written to a stack that does not have it, so nothing changed.

      Elements: \(ids.isEmpty ? "none" : ids.map(\.description).joined(separator: ", "))

    • It was popped before: look whether it is still there.
    • It is meant to be pushed: use 'append', which gives it an identity.
    """)
}
