import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension StackState {
  /// Accesses the state of an element, if it is a certain case.
  ///
  /// ```swift
  /// state.path[id: id, case: /Path.State.detail]?.standup.title = "Design"
  /// ```
  ///
  /// Assigning `nil` removes the element. If the element is a different case, writing has no effect
  /// and an issue is reported.
  ///
  /// - Parameters:
  ///   - id: The ID of the element.
  ///   - path: The case path of the element.
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
