import Foundation
import RostrumRuntime

/// The files of one disk that somebody uses, and the observers of what becomes of them.
///
/// NB: `@unchecked Sendable` because `lock` guards what changes. It is held for look-ups only.
final class FileExchange: @unchecked Sendable {
  private let disk: any FileDisk
  private let lock = Lock()
  private var documents: [URL: WeakDocument] = [:]
  /// Holds files that are not saved, so that the next launch finds what they should hold.
  private var unsaved: [URL: FileDocument] = [:]
  private var observers: [UUID: @Sendable (FileSaveEvent) -> Void] = [:]
  private var isUnwatchedReported = false
  /// The number of ``documents`` above which those that nobody uses are dropped.
  private var documentLimit = FileExchange.leastDocumentLimit
  private static let leastDocumentLimit = 64

  private struct WeakDocument {
    weak var document: FileDocument?
  }

  init(disk: any FileDisk) {
    self.disk = disk
  }

  /// The file at a place, which is the same for all who use it.
  func document(at url: URL) -> FileDocument {
    lock.withLock {
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

  /// Holds a file that is not saved.
  func hold(_ document: FileDocument) {
    lock.withLock { unsaved[document.url] = document }
  }

  /// Releases a file that is saved.
  func release(_ document: FileDocument) {
    // NB: Released outside of the lock.
    _ = lock.withLock { unsaved.removeValue(forKey: document.url) }
  }

  /// Tries once more to save what the disk has refused, at the end of the program.
  func finish() {
    for document in lock.withLock({ Array(unsaved.values) }) { document.saveFinally() }
  }
}

// MARK: Observers

extension FileExchange {
  /// Begins to tell of files that cannot be saved.
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

  /// Notifies the observers once of files that cannot be watched.
  func reportUnwatched(_ url: URL, _ error: FileSystemError) {
    let isFirst = lock.withLock {
      defer { isUnwatchedReported = true }
      return !isUnwatchedReported
    }
    if isFirst { report(.unwatched(url, reason: error.localizedDescription)) }
  }
}
