import Foundation
import RostrumRuntime

/// A file that holds a shared value: it is read, and the last of several changes that follow each
/// other closely is written, never over a file that somebody should look at first.
///
/// NB: `@unchecked Sendable` because `lock` guards what changes.
final class SharedFile<Value: Sendable>: @unchecked Sendable {
  private struct Change {
    var value: Value
    var continuations: [SaveContinuation] = []
  }

  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  private let id = UUID()
  private let lock = Lock()
  private var pending: Change?
  private var isScheduled = false
  private var refusal: SharedFileError?
  private var lastSeen: Data?

  init(
    url: URL, storage: FileStorage,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    self.url = url
    self.storage = storage
    self.decode = decode
    self.encode = encode
  }

  /// What is in the file; `nil` if there is none.
  func read() -> Result<Value?, SharedFileError> {
    take(Result { try storage.exchange.contents(of: url) }, .outside)
  }

  /// Tells when others have changed the file, unless a change from here is about to replace it, and
  /// how saving the file goes.
  func subscribe(
    _ didChange: @escaping @Sendable (Result<Value?, SharedFileError>) -> Void,
    didSave: @escaping @Sendable (SharedFileError?) -> Void
  ) -> SharedSubscription {
    let reader = FileExchange.Reader(
      take: { [weak self] file, origin in
        guard let self, self.isNew(file) else { return }
        didChange(self.take(file, origin))
      }, didSave: didSave)
    return storage.exchange.subscribe(to: url, as: id, reader)
  }

  /// Takes a change, to be written soon.
  func write(_ value: Value, _ continuation: SaveContinuation) {
    let isFirst = lock.withLock {
      if pending == nil { pending = Change(value: value) } else { pending?.value = value }
      pending?.continuations.append(continuation)
      defer { isScheduled = true }
      return !isScheduled
    }
    if isFirst { storage.disk.schedule { [weak self] in self?.flush() } }
  }

  /// Writes what is to be written, now.
  func flush() {
    var continuations: [SaveContinuation] = []
    do {
      try storage.exchange.write(url, by: id) {
        let (change, refusal) = lock.withLock {
          defer { (self.pending, self.isScheduled) = (nil, false) }
          return (self.pending, self.refusal)
        }
        guard let change else { return nil }
        continuations = change.continuations
        if let refusal { throw refusal }
        let data = try encode(change.value)
        lock.withLock { lastSeen = data }
        return data
      }
      for continuation in continuations { continuation.resume() }
    } catch {
      let error =
        error as? SharedFileError
        ?? .unencodable(file: url, reason: error.localizedDescription)
      for continuation in continuations { continuation.resume(throwing: error) }
    }
  }
}

extension SharedFile {
  private func isNew(_ file: Result<Data?, any Error>) -> Bool {
    lock.withLock {
      guard pending == nil else { return false }
      guard case .success(let data) = file else { return true }
      return data != lastSeen
    }
  }

  /// What a file holds; from now on changes are written, or refused if it cannot be told.
  private func take(
    _ file: Result<Data?, any Error>, _ origin: FileExchange.Origin
  ) -> Result<Value?, SharedFileError> {
    switch file {
    case .failure(let error):
      return refuse(.unreadable(file: url, reason: error.localizedDescription))
    case .success(nil):
      lock.withLock { (lastSeen, refusal) = (nil, nil) }
      return .success(nil)
    case .success(let data?):
      lock.withLock { (lastSeen, refusal) = (data, nil) }
      do { return .success(try decode(data)) } catch {
        return damage(of: data, origin, reason: Self.reason(error))
      }
    }
  }

  /// Sees to it that a damaged file is not lost: it gets another name, or is not written.
  private func damage(
    of data: Data, _ origin: FileExchange.Origin, reason: String
  ) -> Result<Value?, SharedFileError> {
    guard
      origin == .outside, let other = storage.exchange.setAside(url, holding: data)
    else { return refuse(.damagedInPlace(file: url, reason: reason)) }
    lock.withLock { lastSeen = nil }
    return .failure(.damaged(file: url, movedTo: other, reason: reason))
  }

  private func refuse(_ reason: SharedFileError) -> Result<Value?, SharedFileError> {
    lock.withLock { refusal = reason }
    return .failure(reason)
  }

  private static func reason(_ error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else {
      return error.localizedDescription
    }
    return context.debugDescription
  }
}

/// Writes what is still to be written when whoever keeps a value in a file lets go of it.
///
/// The file itself may last a moment longer, on the thread that is about to write it.
final class FlushAtEnd: Sendable {
  private let flush: @Sendable () -> Void

  init(_ file: SharedFile<some Sendable>) {
    flush = { file.flush() }
  }

  deinit { flush() }
}
