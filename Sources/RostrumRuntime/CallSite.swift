import IssueReporting

/// A place in a program's source where a function is called, so that an issue can name it.
///
/// A function takes it as its last parameter. A helper passes its own on, so that an issue names the
/// line that called the helper:
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

  /// Makes a call site, as a function does whose signature has four parameters for it.
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

  /// Reports an app's mistake at this place.
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

/// The place where a function is called, as the default of a parameter.
///
/// ```swift
/// func logIn(at location: CallSite = #callSite) async
/// ```
///
/// As a default argument it stands for the call; anywhere else for the place where it is written.
@freestanding(expression)
public macro callSite() -> CallSite =
  #externalMacro(module: "RostrumMacros", type: "CallSiteMacro")
