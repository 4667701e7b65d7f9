import RostrumCases
import RostrumPresentation
import RostrumRuntime

extension PresentationState {
  /// The state of one destination among several, in place.
  ///
  /// ```swift
  /// state.$destination[case: /Destination.State.edit]?.title = "Design"
  /// ```
  ///
  /// Writing `nil` dismisses that destination. Writing anything while another destination is
  /// presented changes nothing and is reported as an issue; to present one, assign the wrapped value.
  ///
  /// - Parameters:
  ///   - path: The case of the destination.
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
