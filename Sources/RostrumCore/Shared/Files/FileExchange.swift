import Foundation
import RostrumDependencies

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

  typealias Reader = @Sendable (_ file: Result<Data?, any Error>, Origin) -> Void

  private struct File {
    var readers: [UUID: Reader] = [:]
    var watch: SharedSubscription?
  }

  private let disk: any FileDisk
  private let lock = NSRecursiveLock()
  private var files: [URL: File] = [:]
  private var documents: [URL: WeakDocument] = [:]
  private var setAside: [URL: (data: Data, place: URL)] = [:]

  private struct WeakDocument {
    weak var document: SettingsDocument?
  }

  init(disk: any FileDisk) {
    self.disk = disk
  }

  /// Begins to tell of changes of a file.
  func subscribe(to url: URL, as id: UUID, _ reader: @escaping Reader) -> SharedSubscription {
    lock.withLock {
      if files[url] == nil {
        files[url] = File(watch: disk.watch(url) { [weak self] in self?.fileMayHaveChanged(url) })
      }
      files[url]?.readers[id] = reader
    }
    return SharedSubscription { [weak self] in self?.unsubscribe(id, from: url) }
  }

  private func unsubscribe(_ id: UUID, from url: URL) {
    lock.withLock {
      files[url]?.readers[id] = nil
      if files[url]?.readers.isEmpty == true { files[url] = nil }
    }
  }

  /// Writes, one file after the other, and tells everybody but the writer; `nil` says that there
  /// was nothing to write.
  func write(_ url: URL, by id: UUID, _ write: () throws -> Data?) rethrows {
    try lock.withLock {
      guard let data = try write() else { return }
      let others = (files[url]?.readers ?? [:]).filter { $0.key != id }
      for reader in others.values { reader(.success(data), .process) }
    }
  }

  private func fileMayHaveChanged(_ url: URL) {
    lock.withLock {
      guard let readers = files[url]?.readers else { return }
      let file = Result { try disk.read(url) }
      for reader in readers.values { reader(file, .outside) }
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
      return document
    }
  }
}
