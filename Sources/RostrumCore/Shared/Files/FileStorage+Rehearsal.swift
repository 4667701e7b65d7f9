import Foundation

extension FileStorage {
  /// The same files for a launch that only shows what there is: what it writes or renames is
  /// forgotten.
  ///
  /// A damaged file is reported but stays, so that the launch after it can tell the user.
  package var rehearsal: FileStorage { FileStorage(disk: DiskOfRehearsal(base: exchange)) }
}

/// Reads the files of another disk, with what is still to be saved there, and changes none.
private final class DiskOfRehearsal: FileDisk {
  private let base: FileExchange

  init(base: FileExchange) {
    self.base = base
  }

  func read(_ url: URL) throws -> Data? { try base.document(at: url).contents() }
  func write(_ data: Data, to url: URL) {}
  func move(_ url: URL, to other: URL) {}
  func makeQueue() -> any FileQueue { ImmediateFileQueue() }
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
