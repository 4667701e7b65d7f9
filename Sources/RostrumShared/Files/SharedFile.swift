import Foundation
import RostrumRuntime

/// A file that stores one shared value, as one launch uses it.
///
/// All launches of the process see a change at once; the file is written soon after. A file that
/// couldn't be read or decoded is never overwritten.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state.
final class SharedFile<Value: Sendable>: @unchecked Sendable {
  /// Returns a value, or the reason why there is none; `nil` if there is nothing new.
  typealias Latest = @Sendable () -> Result<Value?, SharedFileError>?

  private struct Contents {
    /// The data, or `nil` if there was no file.
    let data: Data?
  }

  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  private let id = UUID()
  private let lock = Lock()
  private var found: FileDocument?
  private var didChange: (@Sendable (@escaping Latest) -> Void)?
  private var refusal: SharedFileError?
  /// The contents that the launch has read, unless the value was changed since.
  private var lastRead: Contents?
  /// The number of changes in the process that the launch has seen.
  private var seen = 0

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

  /// Held while a launch changes the value.
  var turn: SharedTurn { document.turn }

  /// The number of changes in the process.
  var revision: Int { document.revision }

  /// The value in the file, or `nil` if the file doesn't exist.
  ///
  /// A value that is still to be written counts.
  func read() -> Result<Value?, SharedFileError> {
    let document = document
    if let unsaved = document.unsavedValue, let value = unsaved.value as? Value {
      lock.withLock { (seen, refusal, lastRead) = (max(seen, unsaved.revision), nil, nil) }
      return .success(value)
    }
    let revision = document.revision
    let result = take(Result { try document.contents() }, .file)
    if case .success = result { lock.withLock { seen = max(seen, revision) } }
    return result
  }

  /// Reads the file on its queue, which runs in the background for a file on disk.
  ///
  /// - Parameter completion: Receives the result, which is outdated once the number of changes is a
  ///   different one.
  func read(
    _ completion: @escaping @Sendable (Result<Value?, SharedFileError>, _ revision: Int) -> Void
  ) {
    document.run { [self] in
      let revision = document.revision
      completion(read(), revision)
    }
  }

  /// Loads the value in the background, and publishes it unless it was changed meanwhile.
  func load(_ continuation: LoadContinuation<Value>) {
    read { [self] result, revision in
      guard let didChange = lock.withLock({ self.didChange }), case .success(.some) = result else {
        return continuation.resume(with: result.mapError { $0 })
      }
      MainQueue.perform { [self] in
        didChange { self.document.revision == revision ? result : self.latest() }
        continuation.resumeReturningInitialValue()
      }
    }
  }

  /// Subscribes to changes by others, and to the outcome of saving the file.
  ///
  /// - Parameters:
  ///   - didChange: Receives a function that returns the value, to be called in the turn of the value.
  ///   - didSave: Receives the reason why the file can't be saved, or `nil` once it is saved.
  /// - Returns: The subscription.
  func subscribe(
    _ didChange: @escaping @Sendable (@escaping Latest) -> Void,
    didSave: @escaping @Sendable (SharedFileError?) -> Void
  ) -> SharedSubscription {
    lock.withLock { self.didChange = didChange }
    let document = document
    let reader = FileDocument.Reader(
      valueHasChanged: { [weak self] in self?.valueHasChanged() },
      take: { [weak self] file, revision in self?.fileHasChanged(file, since: revision) },
      didSave: didSave)
    let subscription = document.subscribe(as: id, reader)
    // What others have changed since the file was read.
    if lock.withLock({ seen }) < document.revision { valueHasChanged() }
    return subscription
  }

  private func valueHasChanged() {
    let didChange = lock.withLock { self.didChange }
    didChange? { self.latest() }
  }

  private func fileHasChanged(_ file: Result<Data?, any Error>, since revision: Int) {
    guard isNew(file) else { return }
    let result = take(file, .file)
    let didChange = lock.withLock { self.didChange }
    didChange? { self.document.revision == revision ? result : self.latest() }
  }

  /// The value that a different launch has made, unless this one has seen it.
  func latest() -> Result<Value?, SharedFileError>? {
    let document = document
    guard let latest = document.latest else { return nil }
    let isNew = lock.withLock {
      defer { seen = max(seen, latest.revision) }
      return latest.revision > seen && latest.writer != id
    }
    guard isNew else { return nil }
    guard let value = latest.value as? Value else {
      return take(Result { try document.contents() }, .process)
    }
    lock.withLock { (refusal, lastRead) = (nil, nil) }
    return .success(value)
  }

  /// Tells all launches of a change, and schedules it to be written.
  func write(_ value: Value, _ continuation: SaveContinuation) {
    if let refusal = lock.withLock({ refusal }) { return continuation.resume(throwing: refusal) }
    let write = FileWrite(by: id) { [encode] in
      try encode(value)
    } completion: {
      continuation.resume(with: $0.mapError { $0 })
    }
    let revision = document.change(to: value, write)
    lock.withLock { (seen, lastRead) = (max(seen, revision), nil) }
  }

  /// Hands pending changes to the file's queue, without waiting for it.
  func flush() { lock.withLock { found }?.flush() }
}

extension SharedFile {
  /// Where contents come from.
  private enum Origin {
    /// The file.
    case file
    /// A launch whose value is of a different type.
    case process
  }

  private func isNew(_ file: Result<Data?, any Error>) -> Bool {
    guard case .success(let data) = file else { return true }
    let (lastRead, seen) = lock.withLock { (self.lastRead, self.seen) }
    if let lastRead, lastRead.data == data { return false }
    return !document.isSaved(data, seen: seen)
  }

  /// Decodes the contents of the file.
  ///
  /// If that fails, further changes aren't written.
  private func take(
    _ file: Result<Data?, any Error>, _ origin: Origin
  ) -> Result<Value?, SharedFileError> {
    switch file {
    case .failure(let error):
      return refuse(.unreadable(file: url, reason: error.localizedDescription))
    case .success(nil):
      lock.withLock { (lastRead, refusal) = (Contents(data: nil), nil) }
      return .success(nil)
    case .success(let data?) where data.isEmpty:
      // Nobody has written a value yet, as `touch` leaves it.
      lock.withLock { (lastRead, refusal) = (Contents(data: data), nil) }
      return .success(nil)
    case .success(let data?):
      lock.withLock { (lastRead, refusal) = (Contents(data: data), nil) }
      do { return .success(try decode(data)) } catch {
        return damage(of: data, origin, reason: Self.reason(error))
      }
    }
  }

  /// Preserves a damaged file: renames it, or stops writing to it.
  private func damage(
    of data: Data, _ origin: Origin, reason: String
  ) -> Result<Value?, SharedFileError> {
    guard
      origin == .file, let other = document.setAside(containing: data)
    else { return refuse(.damagedInPlace(file: url, reason: reason)) }
    lock.withLock { lastRead = Contents(data: nil) }
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
