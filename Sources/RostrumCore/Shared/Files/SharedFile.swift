import Foundation
import RostrumRuntime

/// A file that stores one shared value.
///
/// It debounces changes, and never overwrites a file that it couldn't read or decode.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
final class SharedFile<Value: Sendable>: @unchecked Sendable {
  private struct Change {
    let value: Value
    let continuations: [SaveContinuation]
  }

  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  private let id = UUID()
  private let lock = Lock()
  private var found: FileDocument?
  private var pending: Change?
  /// The number of changes that are being written.
  private var writesInFlight = 0
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

  private var document: FileDocument {
    lock.withLock {
      if let found { return found }
      let document = storage.exchange.document(at: url)
      found = document
      return document
    }
  }

  /// The value in the file, or `nil` if the file doesn't exist.
  func read() -> Result<Value?, SharedFileError> {
    take(Result { try document.contents() }, .outside)
  }

  /// Reads the file on its queue, which runs in the background for a file on disk.
  func read(_ completion: @escaping @Sendable (Result<Value?, SharedFileError>) -> Void) {
    document.run { [self] in completion(read()) }
  }

  /// Subscribes to changes by others, except while a pending change is about to overwrite them, and
  /// to the outcome of saving the file.
  func subscribe(
    _ didChange: @escaping @Sendable (Result<Value?, SharedFileError>) -> Void,
    didSave: @escaping @Sendable (SharedFileError?) -> Void
  ) -> SharedSubscription {
    let reader = FileDocument.Reader(
      take: { [weak self] file, origin in
        guard let self, self.isNew(file) else { return }
        didChange(self.take(file, origin))
      }, didSave: didSave)
    return document.subscribe(as: id, reader)
  }

  /// Schedules a change to be written.
  func write(_ value: Value, _ continuation: SaveContinuation) {
    let (isFirst, replaced) = lock.withLock {
      let replaced = pending?.value
      var continuations = pending?.continuations ?? []
      pending = nil
      continuations.append(continuation)
      pending = Change(value: value, continuations: continuations)
      defer { isScheduled = true }
      return (!isScheduled, replaced)
    }
    // NB: Released outside the lock, because releasing a value can run app code.
    withExtendedLifetime(replaced) {}
    if isFirst { storage.disk.schedule { [weak self] in self?.flush() } }
  }

  /// Hands the pending change to the file's queue, without waiting for it.
  func flush() {
    guard let (change, refusal) = takePending() else { return }
    document.write(
      FileWrite(by: id) { [self] in
        if let refusal { throw refusal }
        let data = try encode(change.value)
        lock.withLock { lastSeen = data }
        return data
      } completion: { [self] result in
        lock.withLock { writesInFlight -= 1 }
        complete(change, result)
      })
  }

  private func takePending() -> (Change, SharedFileError?)? {
    lock.withLock {
      isScheduled = false
      guard let change = pending else { return nil }
      pending = nil
      writesInFlight += 1
      return (change, refusal)
    }
  }

  private func complete(_ change: Change, _ result: Result<Void, any Error>) {
    switch result {
    case .success:
      for continuation in change.continuations { continuation.resume() }
    case .failure(let error):
      let error =
        error as? SharedFileError
        ?? .unencodable(file: url, reason: error.localizedDescription)
      for continuation in change.continuations { continuation.resume(throwing: error) }
    }
  }
}

extension SharedFile {
  private func isNew(_ file: Result<Data?, any Error>) -> Bool {
    lock.withLock {
      guard pending == nil, writesInFlight == 0 else { return false }
      guard case .success(let data) = file else { return true }
      return data != lastSeen
    }
  }

  /// Decodes the contents of the file.
  ///
  /// If that fails, further changes aren't written.
  private func take(
    _ file: Result<Data?, any Error>, _ origin: FileDocument.Origin
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

  /// Preserves a damaged file: renames it, or stops writing to it.
  private func damage(
    of data: Data, _ origin: FileDocument.Origin, reason: String
  ) -> Result<Value?, SharedFileError> {
    guard
      origin == .outside, let other = document.setAside(containing: data)
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

/// Writes pending changes when the last user of a shared value releases it.
///
/// The write retains the file until it is done.
final class FlushAtEnd: Sendable {
  private let flush: @Sendable () -> Void

  init(_ file: SharedFile<some Sendable>) {
    flush = { file.flush() }
  }

  deinit { flush() }
}
