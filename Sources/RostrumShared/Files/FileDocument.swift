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
  /// A user of the file.
  struct Reader: Sendable {
    /// Called when a different user has changed the value.
    let valueHasChanged: @Sendable () -> Void
    /// Receives the contents of the file that a different program has changed, and the number of
    /// changes in the process when it was read.
    let take: @Sendable (_ file: Result<Data?, any Error>, _ revision: Int) -> Void
    /// Receives the reason why the file can't be saved, or `nil` once it is saved.
    let didSave: @Sendable (SharedFileError?) -> Void
  }

  let url: URL
  /// Held while a user changes the value.
  let turn: SharedTurn
  private let disk: any FileDisk
  private let queue: any FileQueue
  private weak var exchange: FileExchange?

  private let lock = Lock()
  private var readers: [UUID: Reader] = [:]
  private var isWatched = false
  private var watch: SharedSubscription?
  private var writes = WaitingWrites()
  /// The contents that the process has written last, and the number of changes in them; `nil` once
  /// the file was found with different ones.
  private var saved: (data: Data, revision: Int)?
  private var isUnencodable = false
  private var unsaved = UnsavedContents()
  private weak var sharedSettings: SettingsDocument?

  /// Held while the file is renamed, which happens once for all users who find it damaged.
  private let moving = Lock()
  private var moved: (data: Data, place: URL)?

  init(url: URL, disk: any FileDisk, exchange: FileExchange) {
    self.url = url
    self.disk = disk
    self.exchange = exchange
    turn = SharedTurn(of: FileDocument.self, named: url.path)
    queue = disk.makeQueue(turn)
  }

  /// The contents of the file, including those that are still to be written.
  func contents() throws -> Data? {
    let (writes, refused) = lock.withLock { (self.writes.newestFirst, unsaved.refused?.data) }
    for write in writes {
      if case .success(let data)? = write.contents { return data }
    }
    if let refused { return refused }
    let revision = lock.withLock { saved?.revision }
    let data = try disk.read(url)
    lock.withLock { if saved?.revision == revision { noteContents(data) } }
    return data
  }

  /// Records what the file contains.
  ///
  /// If it isn't what the process has written, a different program has changed the file, and changes
  /// it again if it restores the contents.
  private func noteContents(_ data: Data?) {
    if let saved, saved.data != data { self.saved = nil }
  }

  /// The number of changes in the process.
  var revision: Int { lock.withLock { writes.revision } }

  /// The value of the latest change in the process, unless the file was changed by a different program
  /// since.
  var latest: WaitingWrites.Latest? { lock.withLock { writes.latest } }

  /// The value of the latest change in the process, while the file doesn't have it.
  var unsavedValue: WaitingWrites.Latest? {
    lock.withLock { writes.isEmpty && unsaved.refused == nil ? nil : writes.latest }
  }

  /// Whether contents are those that the process has written, with no more changes than a user has.
  func isSaved(_ data: Data?, seen revision: Int) -> Bool {
    lock.withLock { saved.map { $0.data == data && $0.revision <= revision } ?? false }
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
      let revision = lock.withLock { () -> Int? in
        writes.isEmpty && unsaved.refused == nil ? writes.revision : nil
      }
      guard let revision else { return }
      let file = Result { try disk.read(url) }
      let outdated = lock.withLock { () -> WaitingWrites.Latest? in
        if case .success(let data) = file {
          noteContents(data)
          if let saved, saved.data == data { return nil }
        }
        return writes.fileHasChanged(since: revision)
      }
      // NB: Released outside the lock, because releasing a value can run app code.
      withExtendedLifetime(outdated) {}
      for reader in allReaders { reader.take(file, revision) }
    }
  }

  private var allReaders: [Reader] { lock.withLock { Array(readers.values) } }
}

// MARK: Writing

extension FileDocument {
  /// Tells all users but the writer of a change at once, and writes it soon.
  ///
  /// If the disk rejects the contents, users still see them, and the write is retried.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - write: The write of its contents.
  /// - Returns: The revision of the value.
  func change(to value: any Sendable, _ write: FileWrite) -> Int {
    let (isFirst, revision, replaced, others) = lock.withLock {
      let added = writes.add(write, of: value)
      let others = readers.filter { $0.key != write.writer }.values
      return (added.isFirst, added.revision, added.replaced, Array(others))
    }
    // NB: Released outside the lock, because releasing a value can run app code.
    withExtendedLifetime(replaced) {}
    for reader in others { reader.valueHasChanged() }
    if isFirst { disk.schedule { [self] in flush() } }
    return revision
  }

  /// Writes what waits on the file's queue, without waiting for it.
  func flush() {
    if lock.withLock({ writes.waiting.isEmpty }) { return }
    queue.run { [self] in writeWaiting() }
  }

  /// Writes the newest of the pending contents, which replace all others.
  private func writeWaiting() {
    let (writes, revision) = lock.withLock { (self.writes.begin(), self.writes.revision) }
    var unencodable: SharedFileError?
    var rest = writes[...]
    var saved = Result<Void, SharedFileError>.success(())
    while let write = rest.first {
      if case .success(let data)? = write.contents {
        saved = save(data, revision)
        break
      }
      rest.removeFirst()
      if case .failure(let error)? = write.contents {
        unencodable = unencodable ?? .unencodable(file: url, reason: error.localizedDescription)
      }
    }
    lock.withLock { self.writes.end() }
    for write in rest.reversed() { write.complete(saved) }
    let failed = writes.prefix(writes.count - rest.count)
    for write in failed.reversed() { write.complete(unencodable.map(Result.failure) ?? saved) }
    tell(unencodable, isSaved: !rest.isEmpty)
  }

  /// Tells all users that the value they see can't be encoded, or that a later one is saved.
  private func tell(_ unencodable: SharedFileError?, isSaved: Bool) {
    let isNews = lock.withLock {
      defer { if isSaved || unencodable != nil { isUnencodable = unencodable != nil } }
      return unencodable != nil || (isUnencodable && isSaved && unsaved.refused == nil)
    }
    if isNews { for reader in allReaders { reader.didSave(unencodable) } }
  }

  private func save(_ data: Data, _ revision: Int) -> Result<Void, SharedFileError> {
    do {
      try exchange?.admit(data.count, to: url)
      try disk.write(data, to: url)
    } catch {
      let error = SharedFileError.unwritable(file: url, reason: error.localizedDescription)
      refuse(data, error)
      return .failure(error)
    }
    let refused = lock.withLock { () -> UnsavedContents.Refused? in
      saved = (data, revision)
      return unsaved.save()
    }
    guard let refused else { return .success(()) }
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
      let (data, revision) = lock.withLock { (unsaved.fire(timer), writes.revision) }
      if let data { _ = save(data, revision) }
    }
  }

  /// Makes a last attempt to save rejected contents, at the end of the program.
  func saveFinally() {
    queue.run { [self] in
      let (data, revision) = lock.withLock { (unsaved.refused?.data, writes.revision) }
      guard let data else { return }
      if case .failure(let error) = save(data, revision) {
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
