import Foundation
import RostrumDependencies

/// Where files of shared values are: on the disk, or in memory for tests.
public struct FileStorage: Sendable {
  let disk: any FileDisk
  let readers = FileReaders()

  /// The files of the machine.
  ///
  /// Files are replaced as a whole, so that a crash leaves the old file or the new one. Folders are
  /// made on the way. Changes that follow each other closely are written once. All launches in one
  /// process see each other's files as soon as they are written.
  public static let fileSystem = FileStorage(disk: DiskOfMachine())

  /// Files that are in memory, and that nobody else sees.
  public static var inMemory: Self { FileStorage(disk: DiskInMemory()) }

  /// Files that are in memory, some of which are there already.
  ///
  /// - Parameter files: The files.
  /// - Returns: The storage.
  public static func inMemory(files: [URL: Data]) -> Self {
    FileStorage(disk: DiskInMemory(files: files))
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
  package func finish() { disk.finish() }
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

/// What can be done with files.
protocol FileDisk: AnyObject, Sendable {
  func read(_ url: URL) throws -> Data?
  func write(_ data: Data, to url: URL) throws

  /// Gives a file another name, under which there is none.
  func move(_ url: URL, to other: URL) throws

  /// Runs work soon, so that changes that follow each other closely are written once.
  func schedule(_ work: @escaping @Sendable () -> Void)

  /// Runs the work that is waiting, and returns when it is done.
  func finish()
}

final class DiskOfMachine: FileDisk {
  private let queue = DispatchQueue(label: "rostrum.files")
  private let waiting = LockIsolated<[UUID: @Sendable () -> Void]>([:])

  func read(_ url: URL) throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  func move(_ url: URL, to other: URL) throws {
    try FileManager.default.moveItem(at: url, to: other)
  }

  func schedule(_ work: @escaping @Sendable () -> Void) {
    let id = UUID()
    waiting.withValue { $0[id] = work }
    queue.asyncAfter(deadline: .now() + .milliseconds(100)) { [waiting] in
      let work = waiting.withValue { $0.removeValue(forKey: id) }
      work?()
    }
  }

  func finish() {
    queue.sync {
      let works = waiting.withValue { works in
        defer { works = [:] }
        return Array(works.values)
      }
      for work in works { work() }
    }
  }
}

final class DiskInMemory: FileDisk {
  private let files: LockIsolated<[URL: Data]>

  init(files: [URL: Data] = [:]) {
    self.files = LockIsolated(files)
  }

  func read(_ url: URL) throws -> Data? { files.value[url] }

  func write(_ data: Data, to url: URL) throws { files.withValue { $0[url] = data } }

  func move(_ url: URL, to other: URL) throws {
    try files.withValue {
      guard let data = $0[url], $0[other] == nil else { throw CocoaError(.fileNoSuchFile) }
      $0[url] = nil
      $0[other] = data
    }
  }

  func schedule(_ work: @escaping @Sendable () -> Void) { work() }

  func finish() {}
}
