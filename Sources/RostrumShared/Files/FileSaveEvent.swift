import Foundation

/// What happened to a file that couldn't be saved, for a host's log.
///
/// It contains no file contents. Its path may be logged: hosts name folders so that paths contain
/// no secrets.
package enum FileSaveEvent: Sendable {
  /// The file couldn't be saved, for a new reason.
  ///
  /// The save will be retried.
  case failed(URL, reason: String)

  /// The file was saved after a number of retries.
  case recovered(URL, retries: Int)

  /// The program is ending, and the file couldn't be saved.
  case lost(URL, reason: String)

  /// The file can't be watched: changes by other programs are detected at the next launch.
  ///
  /// Reported once per disk, because the reason is usually a limit of the system.
  case unwatched(URL, reason: String)
}

extension FileStorage {
  /// Observes failures to save files.
  ///
  /// - Parameter observer: Called on any thread. It must not access the files.
  /// - Returns: The subscription, which ends when it is deallocated.
  package func observeSaves(
    _ observer: @escaping @Sendable (FileSaveEvent) -> Void
  ) -> SharedSubscription {
    exchange.observeSaves(observer)
  }
}
