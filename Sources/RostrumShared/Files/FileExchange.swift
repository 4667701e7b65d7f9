import Foundation
import RostrumRuntime

/// The files of one disk that are in use, and the observers of failed saves.
///
/// NB: `@unchecked Sendable` because `lock` guards the mutable state. It is held for lookups only.
final class FileExchange: @unchecked Sendable {
  private let disk: any FileDisk
  private let lock = Lock()
  private var documents: [URL: WeakDocument] = [:]
  /// Retains files with unsaved contents, so that the next launch finds these contents.
  private var unsaved: [URL: FileDocument] = [:]
  private var observers: [UUID: @Sendable (FileSaveEvent) -> Void] = [:]
  private var refusals: [UUID: @Sendable (URL, Int) -> String?] = [:]
  private var isUnwatchedReported = false
  /// The number of ``documents`` above which unused ones are removed.
  private var documentLimit = FileExchange.leastDocumentLimit
  private static let leastDocumentLimit = 64

  private struct WeakDocument {
    weak var document: FileDocument?
  }

  init(disk: any FileDisk) {
    self.disk = disk
  }

  /// The document of a file, shared by all of its users.
  ///
  /// A symbolic link is followed to its target, so that a write doesn't replace the link.
  func document(at url: URL) -> FileDocument {
    let url = disk.place(of: url)
    return lock.withLock {
      if let document = documents[url]?.document { return document }
      let document = FileDocument(url: url, disk: disk, exchange: self)
      documents[url] = WeakDocument(document: document)
      if documents.count > documentLimit {
        documents = documents.filter { $0.value.document != nil }
        documentLimit = max(Self.leastDocumentLimit, 2 * documents.count)
      }
      return document
    }
  }

  /// Retains a file with unsaved contents.
  func hold(_ document: FileDocument) {
    lock.withLock { unsaved[document.url] = document }
  }

  /// Releases a file that has been saved.
  func release(_ document: FileDocument) {
    // NB: Released outside the lock.
    _ = lock.withLock { unsaved.removeValue(forKey: document.url) }
  }

  /// Makes a last attempt to save rejected contents, at the end of the program.
  func finish() {
    for document in lock.withLock({ Array(unsaved.values) }) { document.saveFinally() }
  }
}

// MARK: Space

extension FileExchange {
  /// Adds a closure that may refuse to save a file.
  func refuseSaves(
    _ refusal: @escaping @Sendable (URL, Int) -> String?
  ) -> SharedSubscription {
    let id = UUID()
    lock.withLock { refusals[id] = refusal }
    return SharedSubscription { [weak self] in self?.removeRefusal(id) }
  }

  private func removeRefusal(_ id: UUID) {
    lock.withLock { refusals[id] = nil }
  }

  /// Checks that a file with a number of bytes may be saved.
  func admit(_ bytes: Int, to url: URL) throws(FileRefusal) {
    for refusal in lock.withLock({ Array(refusals.values) }) {
      if let reason = refusal(url, bytes) { throw FileRefusal(errorDescription: reason) }
    }
  }
}

// MARK: Observers

extension FileExchange {
  /// Observes failures to save files.
  func observeSaves(_ observer: @escaping @Sendable (FileSaveEvent) -> Void) -> SharedSubscription {
    let id = UUID()
    lock.withLock { observers[id] = observer }
    return SharedSubscription { [weak self] in self?.removeObserver(id) }
  }

  private func removeObserver(_ id: UUID) {
    lock.withLock { observers[id] = nil }
  }

  /// Notifies the observers.
  func report(_ event: FileSaveEvent) {
    for observer in lock.withLock({ Array(observers.values) }) { observer(event) }
  }

  /// Notifies the observers once of files that can't be watched.
  func reportUnwatched(_ url: URL, _ error: FileSystemError) {
    let isFirst = lock.withLock {
      defer { isUnwatchedReported = true }
      return !isUnwatchedReported
    }
    if isFirst { report(.unwatched(url, reason: error.localizedDescription)) }
  }
}
