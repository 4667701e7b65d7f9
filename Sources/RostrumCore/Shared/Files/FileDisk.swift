import Foundation

/// What can be done with files.
protocol FileDisk: AnyObject, Sendable {
  func read(_ url: URL) throws -> Data?
  func write(_ data: Data, to url: URL) throws

  /// Gives a file another name, under which there is none.
  func move(_ url: URL, to other: URL) throws

  /// Tells when a file may have changed, whoever changes it.
  func watch(_ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void) -> SharedSubscription

  /// Runs work soon, so that changes that follow each other closely are written once.
  func schedule(_ work: @escaping @Sendable () -> Void)

  /// Runs work after a while, to try again what has failed; never at once.
  func scheduleRetry(after delay: Duration, _ work: @escaping @Sendable () -> Void)

  /// Runs the work that is waiting, and returns when it is done.
  func finish()
}

/// How long a change waits for others before it is written.
let delayOfWriting = Duration.milliseconds(100)
