import IssueReporting

/// A location in a program's source code at which a function is called, for issues to name.
///
/// Declare it as the last parameter of a function. A helper passes its own location on, so that an
/// issue names the line that called the helper:
///
/// ```swift
/// func logIn(at location: CallSite = #callSite) async {
///   await host.textField("Name").type("Blob", at: location)
///   await host.button("Log in").tap(at: location)
/// }
/// ```
public struct CallSite: Sendable {
  /// The module and the name of the file.
  public let fileID: StaticString

  /// The path of the file.
  public let filePath: StaticString

  /// The line, counted from one.
  public let line: UInt

  /// The column, counted from one.
  public let column: UInt

  /// Makes a call site from the four literals, for a function that declares them as parameters.
  ///
  /// - Parameters:
  ///   - fileID: The module and the name of the file.
  ///   - filePath: The path of the file.
  ///   - line: The line.
  ///   - column: The column.
  @inlinable
  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports an issue at this location.
  ///
  /// - Parameter message: The message of the issue.
  package func report(_ message: @autoclosure () -> String) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension CallSite: CustomStringConvertible {
  /// The file and the line.
  public var description: String { "\(fileID):\(line)" }
}

/// The location at which a function is called, for use as a default argument.
///
/// ```swift
/// func logIn(at location: CallSite = #callSite) async
/// ```
///
/// As a default argument, it expands to the location of the call; elsewhere, to its own location.
@freestanding(expression)
public macro callSite() -> CallSite =
  #externalMacro(module: "RostrumMacros", type: "CallSiteMacro")
