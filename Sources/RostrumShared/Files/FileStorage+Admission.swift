import Foundation

extension FileStorage {
  /// Asks a host before each save whether there is space for it, as a disk with a quota would.
  ///
  /// A save that is refused fails, and is retried like any other. The closures of all hosts are
  /// called, on any thread.
  ///
  /// - Parameter refusal: Returns the reason why a file with a number of bytes may not be saved, or
  ///   `nil`. It must not access the files of this storage.
  /// - Returns: The subscription, which ends when it is deallocated.
  package func refuseSaves(
    _ refusal: @escaping @Sendable (_ file: URL, _ bytes: Int) -> String?
  ) -> SharedSubscription {
    exchange.refuseSaves(refusal)
  }
}

/// A host has no space for a file.
struct FileRefusal: LocalizedError {
  /// The reason in the host's words.
  let errorDescription: String?
}
