import Foundation

/// What becomes of a file that a disk does not take, for the log of a host.
///
/// It holds no contents. A path may be logged: the host names folders so that no path is a secret.
package enum FileSaveEvent: Sendable {
  /// The file could not be saved, for a reason that is new; it is tried again.
  case failed(URL, reason: String)

  /// The file is saved, after it was tried again so many times.
  case recovered(URL, retries: Int)

  /// The program ends, and the file could not be saved.
  case lost(URL, reason: String)

  /// The file cannot be watched: changes that other programs make are seen at the next launch.
  ///
  /// Reported once for a disk, as the reason is a limit of the system as a rule.
  case unwatched(URL, reason: String)
}

extension FileStorage {
  /// Begins to tell of files that cannot be saved.
  ///
  /// - Parameter observer: Is told, on any thread, and must not use the files.
  /// - Returns: The subscription, which ends when nobody holds it.
  package func observeSaves(
    _ observer: @escaping @Sendable (FileSaveEvent) -> Void
  ) -> SharedSubscription {
    exchange.observeSaves(observer)
  }
}
