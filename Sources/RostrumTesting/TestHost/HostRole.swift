import RostrumViews

/// The elements of one role in one place; call it with a name to mean one of them.
///
/// ```swift
/// host.button("Add")               // exactly this accessible name
/// host.row(containing: "Design")   // a part of the name
/// host.sheet()                     // whatever its name is
/// ```
@MainActor
public struct HostRole {
  let host: TestHost
  let steps: HostSteps
  let role: ElementRole

  /// The element with exactly this accessible name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - fileID: Where it is asked for; issues name it.
  ///   - filePath: Where it is asked for.
  ///   - line: Where it is asked for.
  ///   - column: Where it is asked for.
  /// - Returns: The element.
  public func callAsFunction(
    _ name: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostElement {
    element(.exactly(name), HostLocation(fileID, filePath, line, column))
  }

  /// The element whose accessible name contains a text.
  ///
  /// - Parameters:
  ///   - part: The text.
  ///   - fileID: Where it is asked for; issues name it.
  ///   - filePath: Where it is asked for.
  ///   - line: Where it is asked for.
  ///   - column: Where it is asked for.
  /// - Returns: The element.
  public func callAsFunction(
    containing part: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostElement {
    element(.containing(part), HostLocation(fileID, filePath, line, column))
  }

  /// The element, whatever its name is.
  ///
  /// - Parameters:
  ///   - fileID: Where it is asked for; issues name it.
  ///   - filePath: Where it is asked for.
  ///   - line: Where it is asked for.
  ///   - column: Where it is asked for.
  /// - Returns: The element.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> HostElement {
    element(.any, HostLocation(fileID, filePath, line, column))
  }

  private func element(_ name: HostQuery.Name, _ location: HostLocation) -> HostElement {
    HostElement(
      host: host, steps: steps.then(HostQuery(role: role, name: name)), location: location)
  }
}
