import Foundation
import IssueReporting
import RostrumDependencies

/// Where files of shared values are: on the disk, or in memory for tests.
public struct FileStorage: Sendable {
  let disk: any FileDisk
  let exchange: FileExchange

  init(disk: any FileDisk) {
    self.disk = disk
    exchange = FileExchange(disk: disk)
  }

  /// The files of the machine.
  ///
  /// Files are replaced as a whole, so that a crash leaves the old file or the new one. Folders are
  /// made on the way; what is made can be read by its owner alone. What cannot be written is tried
  /// again, and seen by all launches in one process as if it were.
  ///
  /// Changes that follow each other closely are written once. A file is written in the background,
  /// so that a slow disk delays neither the app nor the files of other users; the first read of a
  /// value waits for its file alone. All launches in one process see each other's files as soon as
  /// they are written, and on Linux also what other programs write.
  public static let fileSystem = FileStorage(disk: DiskOfMachine())

  /// Files that are in memory, and that nobody else sees.
  public static var inMemory: Self { FileStorage(disk: DiskInMemory()) }

  /// Files that are in memory, some of which are there already.
  ///
  /// Changes are written at once, or, with a clock, when they would be on the disk:
  ///
  /// ```swift
  /// let clock = TestClock()
  /// let storage = FileStorage.inMemory(files: [:], clock: clock)
  /// …
  /// await clock.advance(by: .milliseconds(100))
  /// #expect(try storage.data(at: url) == expected)
  /// ```
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - clock: Says when changes are written; `nil` for at once.
  /// - Returns: The storage.
  public static func inMemory(
    files: [URL: Data], clock: (any Clock<Duration>)? = nil
  ) -> Self {
    FileStorage(disk: DiskInMemory(files: files, clock: clock))
  }

  /// The file at a place, if there is one.
  ///
  /// - Parameter url: The place.
  /// - Returns: What is in the file.
  /// - Throws: If there is a file that cannot be read.
  public func data(at url: URL) throws -> Data? { try disk.read(url) }

  /// Writes what is still to be written, and returns when it is.
  ///
  /// For the end of a program.
  package func finish() {
    disk.finish()
    exchange.finish()
    disk.finish()
  }

  /// Has files in memory refuse to be written, as a full disk does, or take that back.
  ///
  /// ```swift
  /// let storage = FileStorage.inMemory(files: [:], clock: clock)
  /// storage.refuseWrites(CocoaError(.fileWriteOutOfSpace))
  /// …  // the app says that changes are not saved
  /// storage.refuseWrites(nil)
  /// await clock.advance(by: .seconds(1))
  /// …  // they are saved
  /// ```
  ///
  /// Files of the machine are not concerned; to call this for them is reported.
  ///
  /// - Parameter error: Why files cannot be written; `nil` if they can.
  public func refuseWrites(_ error: (any Error)?) {
    guard let disk = disk as? DiskInMemory else {
      reportIssue("Only files in memory refuse to be written because a test wants it.")
      return
    }
    disk.refusal.setValue(error)
  }
}

extension DependencyValues {
  /// Where ``SharedReaderKey/fileStorage(_:decoder:encoder:)`` keeps its files.
  ///
  /// Tests keep them in memory.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorage.self] }
    set { self[FileStorage.self] = newValue }
  }
}

extension FileStorage: DependencyKey {
  /// A shipped program keeps its files on the disk.
  public static var liveValue: FileStorage { .fileSystem }
  /// Previews keep their files in memory.
  public static var previewValue: FileStorage { .inMemory }
  /// Tests keep their files in memory.
  public static var testValue: FileStorage { .inMemory }
}
