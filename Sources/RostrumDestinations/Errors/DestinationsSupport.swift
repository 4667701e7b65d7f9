import Logging

/// The shared logger of destinations, and the messages of errors.
@MainActor
public final class DestinationsSupport {
  /// The shared logger, which destinations outside of a flow use.
  ///
  /// It is also the default value of ``ViewFlow/logger``.
  public nonisolated static let logger = PMLogger()
  /// The shared debugging options.
  public static let shared = DestinationsSupport()

  /// Whether the shared logger logs debug messages.
  public var shouldShowDebugStatements: Bool {
    get { Self.logger.output.logLevel <= .debug }
    set { Self.logger.output.logLevel = newValue ? .debug : .info }
  }

  /// Logs an error with the shared logger.
  ///
  /// - Parameter error: The error.
  public static func logError(error: any Error) {
    logger.log(errorMessage(for: error), category: .error, level: .error)
  }

  /// Returns the message for an error.
  ///
  /// - Parameter error: Any error.
  /// - Returns: The message of a ``DestinationsError``, or the description of any other error.
  public nonisolated static func errorMessage(for error: any Error) -> String {
    (error as? DestinationsError)?.message ?? "\(error)"
  }
}
