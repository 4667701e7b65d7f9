import Foundation

/// What can be done with files.
protocol FileDisk: AnyObject, Sendable {
  func read(_ url: URL) throws -> Data?
  func write(_ data: Data, to url: URL) throws

  /// Gives a file another name, under which there is none.
  func move(_ url: URL, to other: URL) throws

  /// Makes the queue of a file, on which it is written.
  func makeQueue() -> any FileQueue

  /// Tells when a file may have changed, whoever changes it.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - mayHaveChanged: Is called on any thread, and must not use the disk there.
  ///   - didFail: Takes the reason why changes that other programs make are not noticed.
  /// - Returns: The subscription.
  func watch(
    _ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void,
    didFail: @escaping @Sendable (FileSystemError) -> Void
  ) -> SharedSubscription

  /// Runs work soon, so that changes that follow each other closely are written once.
  func schedule(_ work: @escaping @Sendable () -> Void)

  /// Runs work after a while, to try again what has failed; never at once.
  func scheduleRetry(after delay: Duration, _ work: @escaping @Sendable () -> Void)

  /// Runs the work that is waiting, that of all queues included, and returns when it is done.
  func finish()
}

/// How long a change waits for others before it is written.
let delayOfWriting = Duration.milliseconds(100)
