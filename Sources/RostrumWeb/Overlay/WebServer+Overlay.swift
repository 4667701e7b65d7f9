import Logging

extension WebServer {
  /// Warns of an overlay on pages that other machines can load.
  func warnOfOverlay() {
    let host = configuration.host
    let isLocal = host == "localhost" || IPAddress(host)?.isLoopback == true
    guard configuration.hasOverlay, !isLocal else { return }
    logger.warning(
      "The pages have the overlay for development, and other machines can load them.",
      metadata: ["host": "\(host)"])
  }
}
