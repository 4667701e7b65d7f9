/// Words for errors, and where they are written by default.
public enum DestinationsSupport {
  /// Where destinations write that are in no flow; a flow has a ``ViewFlow/logger`` of its own.
  public static let logger = DestinationsLogger.standardError

  /// The words for an error.
  ///
  /// - Parameter error: Any error.
  /// - Returns: Its message if it is a ``DestinationsError``, else its description.
  public static func errorMessage(for error: any Error) -> String {
    (error as? DestinationsError)?.message ?? "\(error)"
  }
}
