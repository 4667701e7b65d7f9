import Foundation
import RostrumRuntime

/// One file of a disk, shared by all of its users in this process.
///
/// It notifies its users of each other's changes, and of changes by other programs. Each file is
/// written on a queue of its own, so that a slow disk doesn't delay users of other files. Reading
/// it yields contents that are still to be written.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state. It is held neither while the
/// disk is accessed nor while a reader is notified.
final class FileDocument: @unchecked Sendable {
  /// The origin of a change.
  enum Origin {
    /// A user in this process.
    case process

    /// A different program.
    case outside
  }

  /// A user of the file.
  struct Reader: Sendable {
    /// Receives the contents of the file.
    let take: @Sendable (_ file: Result<Data?, any Error>, Origin) -> Void
    /// Receives the reason why the file can't be saved, or `nil` once it is saved.
    let didSave: @Sendable (SharedFileError?) -> Void
  }

  let url: URL
  private let disk: any FileDisk
  private let queue: any FileQueue
  private weak var exchange: FileExchange?

  private let lock = Lock()
  private var readers: [UUID: Reader] = [:]
  private var isWatched = false
  private var watch: SharedSubscription?
  private var waiting: [FileWrite] = []
  private var unsaved = UnsavedContents()
  private weak var sharedSettings: SettingsDocument?

  /// Held while the file is renamed, which happens once for all users who find it damaged.
  private let moving = Lock()
  private var moved: (data: Data, place: URL)?

  init(url: URL, disk: any FileDisk, exchange: FileExchange) {
    self.url = url
    self.disk = disk
    self.exchange = exchange
    queue = disk.makeQueue()
  }

  /// The contents of the file, including those that are still to be written.
  func contents() throws -> Data? {
    let (waiting, refused) = lock.withLock { (self.waiting, unsaved.refused?.data) }
    for write in waiting.reversed() {
      if case .success(let data)? = write.contents { return data }
    }
    return try refused ?? disk.read(url)
  }

  /// Runs work on the file's queue.
  func run(_ work: @escaping @Sendable () -> Void) { queue.run(work) }

  /// The settings in the file, shared by all of their users.
  func settings(_ make: () -> SettingsDocument) -> SettingsDocument {
    lock.withLock {
      if let sharedSettings { return sharedSettings }
      let made = make()
      sharedSettings = made
      return made
    }
  }
}

// MARK: Subscribers

extension FileDocument {
  /// Subscribes to changes of the file, and to the outcome of saving it.
  func subscribe(as id: UUID, _ reader: Reader) -> SharedSubscription {
    let (isFirst, error) = lock.withLock {
      readers[id] = reader
      defer { isWatched = true }
      return (!isWatched, unsaved.refused?.error)
    }
    if isFirst { startWatching() }
    if let error { reader.didSave(error) }
    return SharedSubscription { [self] in unsubscribe(id) }
  }

  private func unsubscribe(_ id: UUID) {
    let ended = lock.withLock { () -> SharedSubscription? in
      readers[id] = nil
      guard readers.isEmpty else { return nil }
      isWatched = false
      defer { watch = nil }
      return watch
    }
    ended?.cancel()
  }

  private func startWatching() {
    let made = disk.watch(url) { [weak self] in
      self?.mayHaveChanged()
    } didFail: { [weak exchange = exchange, url] error in
      exchange?.reportUnwatched(url, error)
    }
    let isLate = lock.withLock {
      if isWatched { watch = made }
      return !isWatched
    }
    if isLate { made.cancel() }
  }

  private func mayHaveChanged() {
    queue.run { [self] in
      guard lock.withLock({ waiting.isEmpty && unsaved.refused == nil }) else { return }
      let file = Result { try disk.read(url) }
      for reader in allReaders { reader.take(file, .outside) }
    }
  }

  private var allReaders: [Reader] { lock.withLock { Array(readers.values) } }
}

// MARK: Writing

extension FileDocument {
  /// Writes the file soon, and notifies all users but the writer.
  ///
  /// If the disk rejects the contents, readers still see them, and the write is retried.
  func write(_ write: FileWrite) {
    lock.withLock { waiting.append(write) }
    queue.run { [self] in writeWaiting() }
  }

  /// Writes the newest of the pending contents, which replace all others.
  private func writeWaiting() {
    let writes = lock.withLock { waiting }
    var newest: (data: Data, writer: UUID)?
    for write in writes {
      if case .success(let data)? = write.contents { newest = (data, write.writer) }
    }
    let result = newest.map { save($0.data) } ?? .success(())
    let others = lock.withLock {
      waiting.removeFirst(writes.count)
      return readers.filter { $0.key != newest?.writer }
    }
    // A writer whose contents were superseded ignores the newer ones while it has pending writes.
    for write in writes { write.complete(result) }
    guard let newest else { return }
    for reader in others.values { reader.take(.success(newest.data), .process) }
  }

  private func save(_ data: Data) -> Result<Void, SharedFileError> {
    do {
      try exchange?.admit(data.count, to: url)
      try disk.write(data, to: url)
    } catch {
      let error = SharedFileError.unwritable(file: url, reason: error.localizedDescription)
      refuse(data, error)
      return .failure(error)
    }
    guard let refused = lock.withLock({ unsaved.save() }) else { return .success(()) }
    exchange?.release(self)
    exchange?.report(.recovered(url, retries: refused.retries))
    for reader in allReaders { reader.didSave(nil) }
    return .success(())
  }

  private func refuse(_ data: Data, _ error: SharedFileError) {
    let (isNew, timer) = lock.withLock { unsaved.refuse(data, error) }
    exchange?.hold(self)
    if let timer {
      disk.scheduleRetry(after: timer.delay) { [weak self] in self?.retry(timer) }
    }
    guard isNew else { return }
    exchange?.report(.failed(url, reason: error.reason))
    for reader in allReaders { reader.didSave(error) }
  }

  private func retry(_ timer: UnsavedContents.Timer) {
    queue.run { [self] in
      // Readers already have the data; `save` notifies them when it has been saved.
      if let data = lock.withLock({ unsaved.fire(timer) }) { _ = save(data) }
    }
  }

  /// Makes a last attempt to save rejected contents, at the end of the program.
  func saveFinally() {
    queue.run { [self] in
      guard let data = lock.withLock({ unsaved.refused?.data }) else { return }
      if case .failure(let error) = save(data) {
        exchange?.report(.lost(url, reason: error.reason))
      }
    }
  }
}

// MARK: Damaged files

extension FileDocument {
  /// Renames a damaged file, once for all users who find it damaged.
  ///
  /// - Parameter data: The damaged contents.
  /// - Returns: The new URL, or `nil` if the file couldn't be renamed.
  func setAside(containing data: Data) -> URL? {
    moving.withLock {
      if let moved, moved.data == data, (try? disk.read(url)) == .some(nil) { return moved.place }
      let stamp = Date().ISO8601Format().replacing(":", with: "-")
      let name = "\(url.lastPathComponent).damaged-\(stamp)"
      let folder = url.deletingLastPathComponent()
      for attempt in 1...9 {
        let place = folder.appending(path: attempt == 1 ? name : "\(name)-\(attempt)")
        guard (try? disk.move(url, to: place)) != nil else { continue }
        moved = (data, place)
        return place
      }
      return nil
    }
  }
}
