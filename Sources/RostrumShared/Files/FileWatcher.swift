import Foundation
import RostrumRuntime

#if canImport(Glibc)
  import Dispatch
  import Glibc

  /// Watches files of the machine for changes by any program.
  ///
  /// Linux identifies watched files by their inode, and a file that is replaced atomically gets a
  /// new inode each time, so the watcher watches its folder. While the folder doesn't exist, or after
  /// it was moved away, the watcher watches the nearest folder above it, until it is there again.
  /// Subscribing and unsubscribing are O(1) in the number of files.
  ///
  /// NB: `@unchecked Sendable` because `lock` guards the mutable state. It isn't held while the
  /// system looks up a folder, which may be on a slow disk.
  package final class FileWatcher: @unchecked Sendable {
    private struct Folder {
      let didFail: @Sendable (FileSystemError) -> Void
      var watch: CInt?
      /// The handlers by file name.
      var handlers: [String: [UUID: @Sendable () -> Void]] = [:]

      var allHandlers: [@Sendable () -> Void] { handlers.values.flatMap(\.values) }

      mutating func remove(_ id: UUID, of name: String) {
        handlers[name]?[id] = nil
        if handlers[name]?.isEmpty == true { handlers[name] = nil }
      }
    }

    private let lock = Lock()
    private let queue = DispatchQueue(label: "rostrum.files.watcher")
    private let system: Inotify
    private var events: (descriptor: CInt, source: any DispatchSourceRead)?
    private var folders: [String: Folder] = [:]
    /// The folders of each watch: several paths can lead to one folder, which the system watches once.
    private var watchedFolders: [CInt: Set<String>] = [:]
    /// The missing folders by the watch of the nearest folder above them, with the name there that
    /// leads to each.
    private var awaitedFolders: [CInt: [String: String]] = [:]
    /// What the system reports of a folder: one set for all, because a folder has one watch.
    private static let kinds =
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_MOVE_SELF

    /// Makes a watcher.
    ///
    /// - Parameter system: The system calls.
    package init(system: Inotify = Inotify()) {
      self.system = system
    }

    deinit { events?.source.cancel() }

    /// Watches a file.
    ///
    /// - Parameters:
    ///   - url: The file to watch.
    ///   - mayHaveChanged: Called on the watcher's queue.
    ///   - didFail: Receives the reason why the system doesn't watch the folder. A missing folder
    ///     isn't a failure.
    /// - Returns: The subscription.
    package func watch(
      _ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void,
      didFail: @escaping @Sendable (FileSystemError) -> Void
    ) -> SharedSubscription {
      let (folder, name) = (url.deletingLastPathComponent().path, url.lastPathComponent)
      let id = UUID()
      let isWatched = lock.withLock {
        folders[folder, default: Folder(didFail: didFail)].handlers[name, default: [:]][id] =
          mayHaveChanged
        return folders[folder]?.watch != nil
      }
      if !isWatched { watchFolder(folder) }
      return SharedSubscription { [weak self] in self?.unwatch(folder, name, id) }
    }

    /// Watches a folder that has just been created.
    ///
    /// - Parameter url: The folder to watch.
    package func folderIsThere(_ url: URL) {
      let isWanted = lock.withLock { folders[url.path].map { $0.watch == nil } ?? false }
      if isWanted { watchFolder(url.path) }
    }

    private func unwatch(_ folder: String, _ name: String, _ id: UUID) {
      lock.withLock {
        folders[folder]?.remove(id, of: name)
        guard let last = folders[folder], last.handlers.isEmpty else { return }
        folders[folder] = nil
        if let watch = last.watch { stopWatching(watch, for: folder) }
        stopAwaiting(folder)
      }
    }

    private func watchFolder(_ folder: String) {
      do throws(Inotify.Failure) {
        let descriptor = try openDescriptor()
        let watch = try system.addWatch(descriptor, folder, Self.kinds)
        lock.withLock {
          stopAwaiting(folder)
          watchedFolders[watch, default: []].insert(folder)
          if folders[folder] == nil {
            stopWatching(watch, for: folder)
          } else {
            folders[folder]?.watch = watch
          }
        }
      } catch {
        guard error.code == ENOENT else {
          lock.withLock { folders[folder]?.didFail }?(FileSystemError(code: error.code))
          return
        }
        awaitFolder(folder)
      }
    }

    /// Watches the nearest folder above a missing one.
    private func awaitFolder(_ folder: String) {
      var missing = URL(filePath: folder)
      while missing.path != "/" {
        let (above, name) = (missing.deletingLastPathComponent(), missing.lastPathComponent)
        missing = above
        guard
          let descriptor = try? openDescriptor(),
          let watch = try? system.addWatch(descriptor, above.path, Self.kinds)
        else { continue }
        lock.withLock {
          stopAwaiting(folder)
          if folders[folder] != nil {
            awaitedFolders[watch, default: [:]][folder] = name
          } else {
            removeWatchIfUnused(watch)
          }
        }
        // The folder may have appeared before the one above it was watched.
        if FileManager.default.fileExists(atPath: folder) { watchFolder(folder) }
        return
      }
    }

    /// Ends the wait for a folder.
    ///
    /// The caller holds the lock.
    private func stopAwaiting(_ folder: String) {
      for (watch, awaited) in awaitedFolders where awaited[folder] != nil {
        awaitedFolders[watch]?[folder] = nil
        removeWatchIfUnused(watch)
      }
    }

    /// Ends the watch of a folder, unless a different path leads to the folder.
    ///
    /// The caller holds the lock, so that no new subscriber can rely on the watch.
    private func stopWatching(_ watch: CInt, for folder: String) {
      watchedFolders[watch]?.remove(folder)
      removeWatchIfUnused(watch)
    }

    /// Ends a watch that nothing needs.
    ///
    /// The caller holds the lock.
    private func removeWatchIfUnused(_ watch: CInt) {
      guard
        watchedFolders[watch]?.isEmpty != false, awaitedFolders[watch]?.isEmpty != false
      else { return }
      watchedFolders[watch] = nil
      awaitedFolders[watch] = nil
      if let events { system.removeWatch(events.descriptor, watch) }
    }

    private func openDescriptor() throws(Inotify.Failure) -> CInt {
      try lock.withLock { () throws(Inotify.Failure) in
        if let events { return events.descriptor }
        let descriptor = try system.open()
        let source = Inotify.readEvents(of: descriptor, on: queue) { [weak self] bytes in
          var rest = bytes
          while let event = FileEvent(&rest) { self?.handle(event) }
        }
        events = (descriptor, source)
        return descriptor
      }
    }

    private func handle(_ event: FileEvent) {
      let (handlers, missing) = lock.withLock { () -> ([@Sendable () -> Void], Set<String>) in
        if event.isOverflow { return (folders.values.flatMap(\.allHandlers), []) }
        let paths = watchedFolders[event.watch] ?? []
        let handlers = paths.flatMap { (folders[$0]?.handlers[event.name] ?? [:]).values }
        let awaited = awaitedFolders[event.watch] ?? [:]
        guard event.isEndOfFolder else {
          return (handlers, Set(awaited.filter { $0.value == event.name }.keys))
        }
        for path in paths where folders[path]?.watch == event.watch { folders[path]?.watch = nil }
        watchedFolders[event.watch] = nil
        awaitedFolders[event.watch] = nil
        if event.isMove, let events { system.removeWatch(events.descriptor, event.watch) }
        return (handlers, paths.union(awaited.keys))
      }
      for mayHaveChanged in handlers { mayHaveChanged() }
      for folder in missing { lookFor(folder) }
    }

    /// Watches a folder that may be there again, and tells the users of its files.
    private func lookFor(_ folder: String) {
      watchFolder(folder)
      let handlers = lock.withLock { () -> [@Sendable () -> Void] in
        guard let found = folders[folder], found.watch != nil else { return [] }
        return found.allHandlers
      }
      for mayHaveChanged in handlers { mayHaveChanged() }
    }
  }

  /// An inotify event for a file in a watched folder.
  private struct FileEvent {
    let watch: CInt
    let name: String

    /// Whether the folder was moved away, with its watch.
    let isMove: Bool

    /// Whether the folder was deleted or moved away.
    let isEndOfFolder: Bool

    /// Whether the system has dropped events, so that any file may have changed.
    let isOverflow: Bool

    /// Parses the first event in a buffer, and removes it from the buffer.
    init?(_ bytes: inout UnsafeRawBufferPointer) {
      let size = MemoryLayout<inotify_event>.size
      guard bytes.count >= size else { return nil }
      let event = bytes.loadUnaligned(as: inotify_event.self)
      let name = UnsafeRawBufferPointer(rebasing: bytes[size..<(size + Int(event.len))])
      self.name = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      watch = event.wd
      isMove = event.mask & UInt32(IN_MOVE_SELF) != 0
      isEndOfFolder = isMove || event.mask & UInt32(IN_IGNORED) != 0
      isOverflow = event.mask & UInt32(IN_Q_OVERFLOW) != 0
      bytes = UnsafeRawBufferPointer(rebasing: bytes[(size + Int(event.len))...])
    }
  }
#else
  /// A no-op: changes by other programs are detected at the next launch.
  package struct FileWatcher: Sendable {
    package func watch(
      _ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void,
      didFail: @escaping @Sendable (FileSystemError) -> Void
    ) -> SharedSubscription {
      SharedSubscription {}
    }

    package func folderIsThere(_ url: URL) {}
  }
#endif
