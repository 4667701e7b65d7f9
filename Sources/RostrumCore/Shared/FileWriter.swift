import Foundation

/// Writes one file: the last of several changes that follow each other closely, and never over a
/// file that somebody should look at first.
///
/// NB: `@unchecked Sendable` because `lock` guards what changes.
final class FileWriter: @unchecked Sendable {
  /// Tells this writer from others of the same file.
  let id = UUID()

  private let url: URL
  private let storage: FileStorage
  private let lock = NSRecursiveLock()
  private var pending: (encode: @Sendable () throws -> Data, continuations: [SaveContinuation])?
  private var isScheduled = false
  private var refusal: SharedFileError?

  init(url: URL, storage: FileStorage) {
    self.url = url
    self.storage = storage
  }

  deinit { flush() }

  /// Refuses to write from now on.
  func refuse(_ reason: SharedFileError) { lock.withLock { refusal = reason } }

  /// Writes again.
  func allow() { lock.withLock { refusal = nil } }

  /// Takes a change, to be written soon.
  func write(_ continuation: SaveContinuation, encode: @escaping @Sendable () throws -> Data) {
    let isFirst = lock.withLock {
      pending = (encode, (pending?.continuations ?? []) + [continuation])
      defer { isScheduled = true }
      return !isScheduled
    }
    guard isFirst else { return }
    storage.disk.schedule { [weak self] in self?.flush() }
  }

  /// Writes what is to be written, now.
  func flush() {
    lock.lock()
    defer { lock.unlock() }
    isScheduled = false
    guard let (encode, continuations) = pending else { return }
    pending = nil
    do {
      if let refusal { throw refusal }
      let data = try encode()
      try storage.disk.write(data, to: url)
      storage.readers.fileWasWritten(data, at: url, by: id)
      for continuation in continuations { continuation.resume() }
    } catch {
      let error =
        error as? SharedFileError
        ?? .unwritable(file: url, reason: error.localizedDescription)
      for continuation in continuations { continuation.resume(throwing: error) }
    }
  }

  /// Gives a damaged file another name; refuses to write if that does not work.
  func setAside(reason: String) -> SharedFileError {
    let stamp = Date().ISO8601Format().replacing(":", with: "-")
    let name = "\(url.lastPathComponent).damaged-\(stamp)"
    let folder = url.deletingLastPathComponent()
    for attempt in 1...9 {
      let other = folder.appending(path: attempt == 1 ? name : "\(name)-\(attempt)")
      if (try? storage.disk.move(url, to: other)) != nil {
        allow()
        return .damaged(file: url, movedTo: other, reason: reason)
      }
    }
    let problem = SharedFileError.damagedInPlace(file: url, reason: reason)
    refuse(problem)
    return problem
  }
}
