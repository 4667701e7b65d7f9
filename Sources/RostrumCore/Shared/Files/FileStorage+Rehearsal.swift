import Foundation

extension FileStorage {
  /// The same files for a launch that only shows what there is: what it writes or renames is
  /// forgotten.
  ///
  /// A damaged file is reported but stays, so that the launch after it can tell the user.
  package var rehearsal: FileStorage { FileStorage(disk: DiskOfRehearsal(base: disk)) }
}

/// Reads the files of another disk and changes none.
private final class DiskOfRehearsal: FileDisk {
  private let base: any FileDisk

  init(base: any FileDisk) {
    self.base = base
  }

  func read(_ url: URL) throws -> Data? { try base.read(url) }
  func write(_ data: Data, to url: URL) {}
  func move(_ url: URL, to other: URL) {}
  func watch(_ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void) -> SharedSubscription {
    SharedSubscription {}
  }
  func schedule(_ work: @escaping @Sendable () -> Void) {}
  func finish() {}
}
