import Foundation
import IssueReporting

/// Somebody called an endpoint of a client that nobody has implemented.
///
/// Endpoints of a ``DependencyClient()`` throw it, after they have reported an issue. Throw it in
/// clients of your own that are written without the macro.
public struct Unimplemented: Error, Equatable, LocalizedError, CustomStringConvertible {
  /// What was called.
  public let endpoint: String

  /// Makes the error.
  ///
  /// - Parameter endpoint: What was called, as a person would look for it.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// What happened, in words.
  public var description: String { "Unimplemented: '\(endpoint)'" }

  /// What happened, in words.
  public var errorDescription: String? { description }
}

/// Reports that an endpoint was called that nobody has implemented.
///
/// Macros write calls of it.
///
/// - Parameters:
///   - endpoint: The names of the client and of its property.
///   - fileID: Where the endpoint is declared.
///   - filePath: Where the endpoint is declared.
///   - line: Where the endpoint is declared.
///   - column: Where the endpoint is declared.
/// - Returns: The error that an endpoint may throw.
@discardableResult
public func _$unimplemented(
  _ endpoint: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Unimplemented {
  let name = endpoint.split(separator: ".").last.map(String.init) ?? endpoint
  reportIssue(
    """
    '\(endpoint)' was called, but nobody has said what it does.

    • A test calls it: say what the test expects of it, for example with \
    'withDependencies { $0.….\(name) = { … } } operation: { … }' or in the 'withDependencies:' \
    closure of the test store.
    • The program calls it: its 'liveValue' leaves the endpoint out; set it there.
    """,
    fileID: fileID, filePath: filePath, line: line, column: column
  )
  return Unimplemented(endpoint)
}
