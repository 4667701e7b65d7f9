import Foundation
import RostrumRuntime

#if canImport(Glibc)
  import Dispatch
  import Glibc

  /// Tells when files of the machine change, whichever program changes them.
  ///
  /// Linux tells of changes of folders by their inodes: a file that is replaced as a whole is
  /// another inode each time, so its folder is watched. A folder that is not there yet is watched as
  /// soon as this program makes it.
  ///
  /// NB: `@unchecked Sendable` because `lock` guards what changes.
  final class FileWatcher: @unchecked Sendable {
    private typealias Handlers = [String: [UUID: @Sendable () -> Void]]

    private let lock = Lock()
    private let queue = DispatchQueue(label: "rostrum.files.watcher")
    private var events: (descriptor: CInt, source: any DispatchSourceRead)?

    /// By folder, then by name.
    private var handlers: [String: Handlers] = [:]
    private var watches: [CInt: String] = [:]

    deinit { events?.source.cancel() }

    func watch(_ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void) -> SharedSubscription {
      let (folder, name) = (url.deletingLastPathComponent().path, url.lastPathComponent)
      let id = UUID()
      lock.withLock {
        handlers[folder, default: [:]][name, default: [:]][id] = mayHaveChanged
        watchFolder(folder)
      }
      return SharedSubscription { [weak self] in self?.unwatch(folder, name, id) }
    }

    /// Watches a folder that may not have been there before.
    func folderIsThere(_ url: URL) {
      lock.withLock { if handlers[url.path] != nil { watchFolder(url.path) } }
    }

    private func unwatch(_ folder: String, _ name: String, _ id: UUID) {
      lock.withLock {
        handlers[folder]?[name]?[id] = nil
        if handlers[folder]?[name]?.isEmpty == true { handlers[folder]?[name] = nil }
        guard handlers[folder]?.isEmpty == true else { return }
        handlers[folder] = nil
        guard let events, let watch = watches.first(where: { $0.value == folder }) else { return }
        watches[watch.key] = nil
        _ = inotify_rm_watch(events.descriptor, watch.key)
      }
    }

    private func watchFolder(_ folder: String) {
      guard !watches.values.contains(folder), let descriptor = descriptor() else { return }
      let kinds = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
      let watch = inotify_add_watch(descriptor, folder, kinds)
      if watch >= 0 { watches[watch] = folder }
    }

    private func descriptor() -> CInt? {
      if let events { return events.descriptor }
      let descriptor = inotify_init1(CInt(IN_NONBLOCK) | CInt(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      source.setEventHandler { [weak self] in self?.readEvents(from: descriptor) }
      source.setCancelHandler { close(descriptor) }
      source.activate()
      events = (descriptor, source)
      return descriptor
    }

    private func readEvents(from descriptor: CInt) {
      withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
        while true {
          let count = read(descriptor, buffer.baseAddress, buffer.count)
          guard count > 0 else { return }
          var rest = UnsafeRawBufferPointer(rebasing: buffer[..<count])
          while let event = FileEvent(&rest) { handle(event) }
        }
      }
    }

    private func handle(_ event: FileEvent) {
      let told = lock.withLock { () -> [@Sendable () -> Void] in
        guard let folder = watches[event.watch] else { return [] }
        if event.isEndOfWatch { watches[event.watch] = nil }
        return Array((handlers[folder]?[event.name] ?? [:]).values)
      }
      for mayHaveChanged in told { mayHaveChanged() }
    }
  }

  /// What Linux tells of a file in a watched folder.
  private struct FileEvent {
    let watch: CInt
    let name: String

    /// Whether the folder is gone.
    let isEndOfWatch: Bool

    /// Takes the first event from bytes that the system has written.
    init?(_ bytes: inout UnsafeRawBufferPointer) {
      let size = MemoryLayout<inotify_event>.size
      guard bytes.count >= size else { return nil }
      let event = bytes.loadUnaligned(as: inotify_event.self)
      let name = UnsafeRawBufferPointer(rebasing: bytes[size..<(size + Int(event.len))])
      self.name = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      watch = event.wd
      isEndOfWatch = event.mask & UInt32(IN_IGNORED) != 0
      bytes = UnsafeRawBufferPointer(rebasing: bytes[(size + Int(event.len))...])
    }
  }
#else
  /// Tells of nothing: changes that other programs make are seen at the next launch.
  struct FileWatcher: Sendable {
    func watch(_ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void) -> SharedSubscription {
      SharedSubscription {}
    }

    func folderIsThere(_ url: URL) {}
  }
#endif
