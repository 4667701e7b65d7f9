import Logging

/// Logging that destinations share, and the words of errors.
@MainActor
public final class DestinationsSupport {
  /// The logger of destinations that aren't in a flow.
  ///
  /// A flow has a ``ViewFlow/logger`` of its own, which is this one by default.
  public nonisolated static let logger = PMLogger()
  /// The settings for debugging.
  public static let shared = DestinationsSupport()

  /// Whether the shared logger writes details for debugging.
  public var shouldShowDebugStatements: Bool {
    get { Self.logger.output.logLevel <= .debug }
    set { Self.logger.output.logLevel = newValue ? .debug : .info }
  }

  /// Writes an error to the shared logger.
  ///
  /// - Parameter error: The error.
  public static func logError(error: any Error) {
    logger.log(errorMessage(for: error), category: .error, level: .error)
  }

  /// Returns the words for an error.
  ///
  /// - Parameter error: Any error.
  /// - Returns: Its message if it is a ``DestinationsError``, else its description.
  public nonisolated static func errorMessage(for error: any Error) -> String {
    (error as? DestinationsError)?.message ?? "\(error)"
  }
}
