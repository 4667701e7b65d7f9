import Dispatch
import RostrumRuntime

#if canImport(Glibc)
  import Glibc
#endif

/// Tells that something in a set of folders may have changed.
///
/// Where the system can't tell, it says so at an interval.
final class FolderWatch: Sendable {
  /// Yields when something may have changed; changes before the next read are one.
  let changes: AsyncStream<Void>
  private let send: AsyncStream<Void>.Continuation
  private let interval: Duration
  private let polling = Locked<Task<Void, Never>?>(nil)
  #if canImport(Glibc)
    private let calls: Inotify
    private let descriptor: CInt?
    // NB: A source of Dispatch may be used on any thread, but isn't declared to be sendable.
    nonisolated(unsafe) private let source: (any DispatchSourceRead)?
    private let watched = Locked<[String: CInt]>([:])

    /// Creates a watch of no folders.
    ///
    /// - Parameters:
    ///   - interval: The interval if the system can't tell.
    ///   - calls: The calls of the system.
    init(interval: Duration, calls: Inotify = Inotify()) {
      (changes, send) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
      self.interval = interval
      self.calls = calls
      descriptor = try? calls.open()
      source = descriptor.map { [send] in
        Inotify.readEvents(of: $0, on: DispatchQueue(label: "rostrum.dev")) { _ in send.yield() }
      }
    }

    deinit {
      source?.cancel()
      polling.value?.cancel()
    }

    /// Watches exactly these folders.
    ///
    /// - Parameter folders: The paths of the folders, without those in them.
    func watch(_ folders: Set<String>) {
      guard let descriptor else { return poll() }
      let isWatching = watched.withLock { watched in
        for (path, watch) in watched where !folders.contains(path) {
          calls.removeWatch(descriptor, watch)
          watched[path] = nil
        }
        let kinds =
          IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
          | IN_ONLYDIR
        for path in folders {
          // A folder that was replaced by another one has a new watch.
          do throws(Inotify.Failure) {
            watched[path] = try calls.addWatch(descriptor, path, CInt(kinds))
          } catch {
            if error.code != ENOENT { return false }
          }
        }
        return true
      }
      if !isWatching { poll() }
    }
  #else
    /// Creates a watch of no folders.
    ///
    /// - Parameter interval: The interval at which it yields.
    init(interval: Duration) {
      (changes, send) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
      self.interval = interval
    }

    deinit { polling.value?.cancel() }

    /// Yields at the interval from now on.
    func watch(_ folders: Set<String>) { poll() }
  #endif

  private func poll() {
    polling.withLock { polling in
      guard polling == nil else { return }
      polling = Task { [send, interval] in
        while (try? await Task.sleep(for: interval)) != nil { send.yield() }
      }
    }
  }
}
