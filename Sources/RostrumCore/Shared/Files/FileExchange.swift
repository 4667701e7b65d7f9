import Foundation
import RostrumDependencies
import RostrumRuntime

/// Where those who use the same files of one disk learn of each other's changes, and of those that
/// other programs make.
///
/// NB: `@unchecked Sendable` because `lock` guards what changes. It is recursive, as whoever is told
/// may write another file.
final class FileExchange: @unchecked Sendable {
  /// Where a change comes from.
  enum Origin {
    /// Somebody in this process.
    case process

    /// Another program.
    case outside
  }

  /// Somebody who uses a file.
  struct Reader: Sendable {
    /// Takes what the file holds now.
    let take: @Sendable (_ file: Result<Data?, any Error>, Origin) -> Void
    /// Is told why the file cannot be saved, and with `nil` that it is.
    let didSave: @Sendable (SharedFileError?) -> Void
  }

  private struct File {
    var readers: [UUID: Reader] = [:]
    var watch: SharedSubscription?
  }

  private let disk: any FileDisk
  private let lock = Lock(isRecursive: true)
  private var files: [URL: File] = [:]
  private var documents: [URL: WeakDocument] = [:]
  private var unsaved = UnsavedFiles()
  private var observers: [UUID: @Sendable (FileSaveEvent) -> Void] = [:]
  /// The number of ``documents`` above which those that nobody uses are dropped.
  private var documentLimit = FileExchange.leastDocumentLimit
  private static let leastDocumentLimit = 64
  private var setAside: [URL: (data: Data, place: URL)] = [:]

  private struct WeakDocument {
    weak var document: SettingsDocument?
  }

  init(disk: any FileDisk) {
    self.disk = disk
  }

  /// Begins to tell of changes of a file, and how saving it goes.
  func subscribe(to url: URL, as id: UUID, _ reader: Reader) -> SharedSubscription {
    lock.withLock {
      if files[url] == nil {
        files[url] = File(watch: disk.watch(url) { [weak self] in self?.fileMayHaveChanged(url) })
      }
      files[url]?.readers[id] = reader
      if let unsaved = unsaved[url] { reader.didSave(unsaved.error) }
    }
    return SharedSubscription { [weak self] in self?.unsubscribe(id, from: url) }
  }

  private func unsubscribe(_ id: UUID, from url: URL) {
    lock.withLock {
      files[url]?.readers[id] = nil
      if files[url]?.readers.isEmpty == true { files[url] = nil }
    }
  }

  /// What a file holds, or will hold as soon as the disk takes it.
  func contents(of url: URL) throws -> Data? {
    try lock.withLock { try unsaved[url]?.data ?? disk.read(url) }
  }

  /// Writes, one file after the other, and tells everybody but the writer; `nil` says that there
  /// was nothing to write.
  ///
  /// What the disk does not take is what the file holds for all who ask here, and is tried again.
  func write(_ url: URL, by id: UUID, _ contents: () throws -> Data?) throws {
    try lock.withLock {
      guard let data = try contents() else { return }
      defer {
        let others = (files[url]?.readers ?? [:]).filter { $0.key != id }
        for reader in others.values { reader.take(.success(data), .process) }
      }
      try save(data, at: url)
    }
  }

  private func fileMayHaveChanged(_ url: URL) {
    lock.withLock {
      guard unsaved[url] == nil, let readers = files[url]?.readers else { return }
      let file = Result { try disk.read(url) }
      for reader in readers.values { reader.take(file, .outside) }
    }
  }

  /// Gives a damaged file another name, once for all who find it damaged.
  ///
  /// - Returns: The new place; `nil` if the file could not be moved.
  func setAside(_ url: URL, holding data: Data) -> URL? {
    lock.withLock {
      if let before = setAside[url], before.data == data, (try? disk.read(url)) == .some(nil) {
        return before.place
      }
      let stamp = Date().ISO8601Format().replacing(":", with: "-")
      let name = "\(url.lastPathComponent).damaged-\(stamp)"
      let folder = url.deletingLastPathComponent()
      for attempt in 1...9 {
        let place = folder.appending(path: attempt == 1 ? name : "\(name)-\(attempt)")
        guard (try? disk.move(url, to: place)) != nil else { continue }
        setAside[url] = (data, place)
        return place
      }
      return nil
    }
  }

  /// The settings in a file, which are one for all who use them.
  func settings(at url: URL, make: () -> SettingsDocument) -> SettingsDocument {
    lock.withLock {
      if let document = documents[url]?.document { return document }
      let document = make()
      documents[url] = WeakDocument(document: document)
      if documents.count > documentLimit {
        documents = documents.filter { $0.value.document != nil }
        documentLimit = max(Self.leastDocumentLimit, 2 * documents.count)
      }
      return document
    }
  }
}

// MARK: Saving

extension FileExchange {
  /// Begins to tell of files that cannot be saved.
  func observeSaves(_ observer: @escaping @Sendable (FileSaveEvent) -> Void) -> SharedSubscription {
    let id = UUID()
    lock.withLock { observers[id] = observer }
    return SharedSubscription { [weak self] in
      self?.removeObserver(id)
    }
  }

  private func removeObserver(_ id: UUID) {
    lock.withLock { observers[id] = nil }
  }

  /// Tries once more to save what the disk has refused, at the end of the program.
  func finish() {
    lock.withLock {
      for url in unsaved.files {
        guard let data = unsaved[url]?.data else { continue }
        do throws(SharedFileError) { try save(data, at: url) } catch {
          report(.lost(url, reason: error.reason))
        }
      }
    }
  }

  private func save(_ data: Data, at url: URL) throws(SharedFileError) {
    do { try disk.write(data, to: url) } catch {
      let error = SharedFileError.unwritable(file: url, reason: error.localizedDescription)
      refuse(url, data, error)
      throw error
    }
    guard let refused = unsaved.save(url) else { return }
    report(.recovered(url, retries: refused.retries))
    for reader in (files[url]?.readers ?? [:]).values { reader.didSave(nil) }
  }

  private func refuse(_ url: URL, _ data: Data, _ error: SharedFileError) {
    let (isNew, timer) = unsaved.refuse(url, data, error)
    if let timer {
      disk.scheduleRetry(after: timer.delay) { [weak self] in self?.retry(url, timer) }
    }
    guard isNew else { return }
    report(.failed(url, reason: error.reason))
    for reader in (files[url]?.readers ?? [:]).values { reader.didSave(error) }
  }

  private func retry(_ url: URL, _ timer: UnsavedFiles.Timer) {
    lock.withLock {
      // Readers have the data already, and are told by 'save' whether the disk has them too.
      if let data = unsaved.fire(timer, for: url) { try? save(data, at: url) }
    }
  }

  private func report(_ event: FileSaveEvent) {
    for observer in observers.values { observer(event) }
  }
}
