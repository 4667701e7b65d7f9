import Foundation

/// The operations on files.
package protocol FileDisk: AnyObject, Sendable {
  /// The place of a file: that of its target if the file is a symbolic link.
  func place(of url: URL) -> URL

  func read(_ url: URL) throws -> Data?
  func write(_ data: Data, to url: URL) throws

  /// Renames a file, unless a file with the new name exists.
  func move(_ url: URL, to other: URL) throws

  /// Makes the serial queue on which a file is accessed.
  ///
  /// - Parameter turn: The turn of the file's value, in which changes are added to the queue.
  /// - Returns: The queue.
  func makeQueue(_ turn: SharedTurn) -> any FileQueue

  /// Watches a file for changes by any program.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - mayHaveChanged: Called on any thread. It must not use the disk there.
  ///   - didFail: Receives the reason why changes by other programs can't be detected.
  /// - Returns: The subscription.
  func watch(
    _ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void,
    didFail: @escaping @Sendable (FileSystemError) -> Void
  ) -> SharedSubscription

  /// Runs work after a short delay, so that changes in quick succession are written once.
  func schedule(_ work: @escaping @Sendable () -> Void)

  /// Retries work after a delay, never synchronously.
  func scheduleRetry(after delay: Duration, _ work: @escaping @Sendable () -> Void)

  /// Runs all scheduled work, including that of the queues, and returns when it is done.
  func finish()
}

extension FileDisk {
  /// The default, for a disk without links: the URL itself.
  package func place(of url: URL) -> URL { url }
}

/// How long a change waits for further changes before it is written.
let delayOfWriting = Duration.milliseconds(100)
