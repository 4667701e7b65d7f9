import OrderedCollections
import RostrumCases
import RostrumRuntime

extension StackState where Element: CasePathable {
  /// Accesses the state of an element, if it is a certain case.
  ///
  /// ```swift
  /// state.path[id: id, case: \.detail]?.standup.title = "Design"
  /// ```
  ///
  /// Assigning `nil` removes the element. If the element is a different case, writing has no effect
  /// and an issue is reported.
  ///
  /// - Parameters:
  ///   - id: The ID of the element.
  ///   - path: The key path of the case.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
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
  /// Assigns the associated value of an element's active case; `nil` removes the element.
  package mutating func write<Case>(
    _ newValue: Case?, case path: AnyCasePath<Element, Case>, of id: StackElementID,
    at location: CallSite
  ) {
    guard let element = dictionary[id], path.extract(from: element) != nil else {
      reportUnrelatedCase(presented: dictionary[id], case: Case.self, at: location)
      return
    }
    self[id: id] = newValue.map(path.embed)
  }
}

/// Reports that an element was written that isn't in the stack.
func reportMissingElement(
  _ id: StackElementID, ids: OrderedSet<StackElementID>, at location: CallSite
) {
  location.report(
    """
    The element \(id) was written, but the stack does not contain it. The write has no effect.

      Elements: \(ids.isEmpty ? "none" : ids.map(\.description).joined(separator: ", "))

    • If the element has been popped, check whether the stack contains it before writing.
    • To push an element, use 'append', which gives it an ID.
    """)
}
