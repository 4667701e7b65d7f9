import Foundation

extension FileStorage {
  /// The same files for a read-only launch, which discards what it writes or renames.
  ///
  /// A damaged file is reported but not renamed, so that the next launch can report it to the user.
  package var readOnly: FileStorage { FileStorage(disk: ReadOnlyDisk(base: exchange)) }
}

/// Reads the files of a different disk, including their unsaved contents, and writes nothing.
private final class ReadOnlyDisk: FileDisk {
  private let base: FileExchange

  init(base: FileExchange) {
    self.base = base
  }

  func read(_ url: URL) throws -> Data? { try base.document(at: url).contents() }
  func write(_ data: Data, to url: URL) {}
  func move(_ url: URL, to other: URL) {}
  func makeQueue(_ turn: SharedTurn) -> any FileQueue { ImmediateFileQueue(turn) }
  func watch(
    _ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void,
    didFail: @escaping @Sendable (FileSystemError) -> Void
  ) -> SharedSubscription {
    SharedSubscription {}
  }
  func schedule(_ work: @escaping @Sendable () -> Void) {}
  func scheduleRetry(after delay: Duration, _ work: @escaping @Sendable () -> Void) {}
  func finish() {}
}
