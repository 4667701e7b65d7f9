import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension PresentationState {
  /// Accesses the state of one of several destinations.
  ///
  /// ```swift
  /// state.$destination[case: /Destination.State.edit]?.title = "Design"
  /// ```
  ///
  /// Assigning `nil` dismisses the destination. If another destination is presented, writing has no
  /// effect and an issue is reported. To present a destination, assign the wrapped value.
  ///
  /// - Parameters:
  ///   - path: The case path of the destination.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  public subscript<Case>(
    case path: AnyCasePath<State, Case>,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? {
    get { wrappedValue.flatMap(path.extract) }
    set {
      write(
        newValue, case: path,
        at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }
  }
}
