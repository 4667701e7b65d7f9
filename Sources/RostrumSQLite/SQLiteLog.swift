import Dispatch
import Foundation
import RostrumRuntime
import RostrumStorage

/// Syncs the write-ahead log to the disk.
///
/// SQLite can do this in each commit, but then every later write waits for the disk as well, for 10
/// ms or more, although a lease needn't be durable. With this object, commits don't wait; a caller
/// that needs durability waits after its commit. Callers that arrive during a sync share the next
/// one.
final class SQLiteLog: Sendable {
  typealias Completion = @Sendable (Result<Void, any Error>) -> Void

  private let queue = DispatchQueue(label: "rostrum.sqlite.log")
  private let waiting = Locked<[Completion]>([])
  private let perform: @Sendable () throws -> Void

  convenience init(path: String) {
    self.init { try Self.sync(path) }
  }

  init(perform: @escaping @Sendable () throws -> Void) {
    self.perform = perform
  }

  /// Calls a closure when everything committed so far is on the disk.
  func sync(_ completion: @escaping Completion) {
    let isFirst = waiting.withLock { waiting in
      waiting.append(completion)
      return waiting.count == 1
    }
    if isFirst { queue.async { self.syncAll() } }
  }

  private func syncAll() {
    let completions = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    let result = Result { try perform() }
    for completion in completions { completion(result) }
  }

  private static func sync(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    // A removed log is an error as well: SQLite keeps writing to it, although it has no name any
    // longer.
    guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
    defer { close(descriptor) }
    #if canImport(Darwin)
      let isDone = fsync(descriptor) == 0
    #else
      let isDone = fdatasync(descriptor) == 0
    #endif
    guard isDone else { throw FileError(path: path, code: errno) }
  }
}
