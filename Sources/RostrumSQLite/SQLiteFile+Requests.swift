import Dispatch
import Foundation
import GRDB
import RostrumStorage

extension SQLiteFile {
  /// Changes the database in one transaction, which cancellation doesn't interrupt.
  ///
  /// When this method returns, the changes survive the end of the process. They survive a power
  /// loss after ``sync()``.
  ///
  /// - Parameter body: The changes.
  /// - Returns: The result of `body`.
  /// - Throws: `StorageError`.
  func write<Success: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Success
  ) async throws(StorageError) -> Success {
    try await result { take in
      self.pool.asyncWriteWithoutTransaction { db in
        take(
          Result {
            try db.beginTransaction(.immediate)
            do {
              let count = db.totalChangesCount
              let success = try body(db)
              try db.commit()
              self.checkpoints.note(db.totalChangesCount - count)
              return success
            } catch {
              // SQLite rolls back by itself after some failures, such as a full disk.
              if db.isInsideTransaction { try db.rollback() }
              throw error
            }
          })
      }
    }
  }

  /// Waits until all committed changes are on the disk.
  func sync() async throws(StorageError) {
    try await result { take in self.log.sync(take) }
  }

  /// Reads the database with a single statement.
  func readStatement<Success: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Success
  ) async throws(StorageError) -> Success {
    try await result { take in
      self.statements.asyncUnsafeRead { db in take(Result { try body(try db.get()) }) }
    }
  }

  /// Reads the database in a transaction.
  func read<Success: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Success
  ) async throws(StorageError) -> Success {
    try await result { take in
      self.pool.asyncRead { db in take(Result { try body(try db.get()) }) }
    }
  }

  private func result<Success: Sendable>(
    _ request: (@escaping @Sendable (Result<Success, any Error>) -> Void) -> Void
  ) async throws(StorageError) -> Success {
    try gate.enter()
    defer { gate.leave() }
    let result = await withCheckedContinuation { continuation in
      request { continuation.resume(returning: $0) }
    }
    if case .failure(let error) = result { note(error) }
    return try result.mapError { StorageError($0) }.get()
  }
}

// MARK: News

extension SQLiteFile {
  /// Reads the database with a single statement, on the caller's thread.
  ///
  /// - Returns: The result of `body`; `nil` if the read fails.
  func readStatementNow<Success>(_ body: (Database) throws -> Success) -> Success? {
    reading { try statements.unsafeRead(body) }
  }

  /// Reads the database in a transaction, on the caller's thread.
  ///
  /// - Returns: The result of `body`; `nil` if the read fails.
  func readNews<Success>(_ body: (Database) throws -> Success) -> Success? {
    reading { try pool.read(body) }
  }

  private func reading<Success>(_ body: () throws -> Success) -> Success? {
    if gate.refusal != nil { return nil }
    do { return try body() } catch {
      note(error)
      return nil
    }
  }
}

// MARK: Damage

extension SQLiteFile {
  /// Checks whether the file was removed, replaced or damaged.
  ///
  /// - Throws: `StorageError/damaged(reason:)`, as all later requests do.
  func check() async throws(StorageError) {
    guard let finding = try await readStatement({ [files] in files.perform($0) }) else {
      contents.begin { self.note($0) }
      contents.beginLog { self.gate.refuse(.damaged(reason: $0)) }
      return
    }
    let error = StorageError.damaged(reason: finding.reason)
    if finding.isDamage { mark() }
    gate.refuse(error)
    throw error
  }

  /// Rejects further requests if an error means that the file is damaged.
  private func note(_ error: any Error) {
    guard Self.isDamage(error), case .damaged(let reason) = StorageError(error) else { return }
    mark()
    gate.refuse(.damaged(reason: "\(path) is damaged: \(reason)"))
  }

  /// Marks the file as damaged, so that the next process sets it aside.
  private func mark() {
    let descriptor = Foundation.open(
      Self.marker(of: path), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    if descriptor >= 0 { Foundation.close(descriptor) }
  }
}

// MARK: End

extension SQLiteFile {
  /// Closes the connections once the requests in progress have finished.
  ///
  /// The file then contains all changes and its log is empty, unless the file is damaged or another
  /// process uses it.
  func finish() async {
    let isSound = gate.refusal == nil
    guard await gate.close() else { return }
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "rostrum.sqlite.close").async {
        self.closeConnections(isSound: isSound)
        continuation.resume()
      }
    }
  }

  private func closeConnections(isSound: Bool) {
    try? checkpoints.close()
    try? statements.close()
    try? contents.close()
    if isSound {
      _ = try? pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    }
    try? pool.close()
    unlock()
  }
}
