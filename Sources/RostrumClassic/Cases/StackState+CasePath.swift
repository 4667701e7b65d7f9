import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension StackState {
  /// The state of the element with an identity, if it is of a case, in place.
  ///
  /// ```swift
  /// state.path[id: id, case: /Path.State.detail]?.standup.title = "Design"
  /// ```
  ///
  /// Writing `nil` removes the element. Writing anything while the element is of another case
  /// changes nothing and is reported as an issue.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - path: The case.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public subscript<Case>(
    id id: StackElementID,
    case path: AnyCasePath<Element, Case>,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? {
    get { self[id: id].flatMap(path.extract) }
    set {
      write(
        newValue, case: path, of: id,
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
}
