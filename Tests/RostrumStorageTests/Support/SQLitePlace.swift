import Foundation
import RostrumDependencies
import RostrumStorage

// NB: Tests the clock, which is internal.
@testable import RostrumSQLite

/// A file in a folder of its own, which is deleted with it.
final class SQLitePlace: StoragePlace {
  let folder: URL
  private let elapsed = LockIsolated(0.0)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "storage-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appending(path: "rostrum.sqlite").path }

  func open() throws -> any Storage { try openFile() }

  /// Opens a file, by default that of the place.
  func openFile(_ path: String? = nil) throws -> SQLiteStorage {
    let elapsed = elapsed
    let clock = SQLiteClock {
      100_000 + elapsed.value
    } time: {
      2_000_000_000 + elapsed.value
    }
    return try SQLiteStorage(path: path ?? self.path, clock: clock)
  }

  func elapse(_ duration: Duration) { elapsed.withValue { $0 += duration / .seconds(1) } }
}
