import Foundation
import IssueReporting
import RostrumDependencies

/// The location of the files of shared values: on disk, or in memory for tests.
public struct FileStorage: Sendable {
  package let disk: any FileDisk
  let exchange: FileExchange

  package init(disk: any FileDisk) {
    self.disk = disk
    exchange = FileExchange(disk: disk)
  }

  /// The files of the machine.
  ///
  /// Files are replaced atomically, so that a crash, of the machine too, leaves either the old file or
  /// the new one.
  /// Intermediate folders are created, and new files and folders are readable by their owner only.
  /// A write that fails is retried; until it succeeds, all launches in the process see its
  /// contents.
  ///
  /// Changes in quick succession are written once. Files are written in the background, so that a
  /// slow disk delays neither the app nor the files of other users; only the first read of a value
  /// waits for its file. All launches in a process see each other's changes at once, and, on Linux,
  /// those of other programs.
  public static let fileSystem = FileStorage(disk: DiskOfMachine())

  /// Files in memory, in a storage of their own.
  public static var inMemory: Self { FileStorage(disk: DiskInMemory()) }

  /// Files in memory, with some initial files.
  ///
  /// Changes are written synchronously, or, with a clock, at the time at which they would reach the
  /// disk:
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
  ///   - files: The initial files.
  ///   - clock: The clock that schedules writes, or `nil` to write synchronously.
  /// - Returns: The storage.
  public static func inMemory(
    files: [URL: Data], clock: (any Clock<Duration>)? = nil
  ) -> Self {
    FileStorage(disk: DiskInMemory(files: files, clock: clock))
  }

  /// The contents of a file, if it exists.
  ///
  /// - Parameter url: The file to read.
  /// - Returns: The contents, or `nil` if the file doesn't exist.
  /// - Throws: An error if the file exists but can't be read.
  public func data(at url: URL) throws -> Data? { try disk.read(url) }

  /// Writes all pending changes, and returns when they are written.
  ///
  /// Call it when the program ends.
  package func finish() {
    disk.finish()
    exchange.finish()
    disk.finish()
  }

  /// Makes writes to files in memory fail, as on a full disk, or succeed again.
  ///
  /// ```swift
  /// let storage = FileStorage.inMemory(files: [:], clock: clock)
  /// storage.refuseWrites(CocoaError(.fileWriteOutOfSpace))
  /// …  // the app displays that changes are not saved
  /// storage.refuseWrites(nil)
  /// await clock.advance(by: .seconds(1))
  /// …  // they are saved
  /// ```
  ///
  /// Calling it for files that aren't in memory is reported as an issue.
  ///
  /// - Parameter error: The error with which writes fail, or `nil` if they succeed.
  public func refuseWrites(_ error: (any Error)?) {
    guard let disk = disk as? DiskInMemory else {
      reportIssue("'refuseWrites' was called for files that aren't in memory.")
      return
    }
    disk.refusal.setValue(error)
  }
}

extension DependencyValues {
  /// The storage of files for ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
  ///
  /// In tests, files are in memory.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorage.self] }
    set { self[FileStorage.self] = newValue }
  }
}

extension FileStorage: DependencyKey {
  /// Programs in production use the disk.
  public static var liveValue: FileStorage { .fileSystem }
  /// Previews use files in memory.
  public static var previewValue: FileStorage { .inMemory }
  /// Tests use files in memory.
  public static var testValue: FileStorage { .inMemory }
}
