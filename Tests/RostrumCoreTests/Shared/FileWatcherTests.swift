#if canImport(Glibc)
  import Foundation
  import RostrumDependencies
  import RostrumRuntime
  import Testing

  // NB: Tests `FileWatcher`, which is internal.
  @testable import RostrumCore

  @Suite struct FileWatcherTests {
    private let added = LockIsolated<[String]>([])
    private let removed = LockIsolated<[CInt]>([])
    private let failures = LockIsolated<[CInt]>([])
    private let refusal = LockIsolated<CInt?>(nil)

    private func makeWatcher() -> FileWatcher {
      var system = Inotify()
      system.addWatch = { [added, refusal] (_, folder, _) throws(Inotify.Failure) in
        if let code = refusal.value { throw Inotify.Failure(code: code) }
        added.withValue { $0.append(folder) }
        return CInt(added.value.count)
      }
      system.removeWatch = { [removed] _, watch in removed.withValue { $0.append(watch) } }
      return FileWatcher(system: system)
    }

    private func watch(_ path: String, by watcher: FileWatcher) -> SharedSubscription {
      watcher.watch(URL(filePath: path), {}) { [failures] error in
        failures.withValue { $0.append(error.code) }
      }
    }

    @Test("Many files of one folder need one watch, which ends with the last of them")
    func oneWatch() {
      let watcher = makeWatcher()
      var subscriptions = (1...1_000).map { watch("/one/\($0).json", by: watcher) }
      subscriptions.append(watch("/two/1.json", by: watcher))
      #expect(added.value == ["/one", "/two"])
      subscriptions.removeFirst(999)
      #expect(removed.value == [])
      subscriptions.removeFirst()
      #expect(removed.value == [1])
      subscriptions.removeAll()
      #expect(removed.value == [1, 2])
    }

    @Test("A missing folder is not a failure, and is watched once it exists")
    func missingFolder() {
      let watcher = makeWatcher()
      refusal.setValue(ENOENT)
      let subscription = watch("/one/1.json", by: watcher)
      #expect(failures.value == [])
      refusal.setValue(nil)
      watcher.folderIsThere(URL(filePath: "/two"))
      watcher.folderIsThere(URL(filePath: "/one"))
      watcher.folderIsThere(URL(filePath: "/one"))
      #expect(added.value == ["/one"])
      subscription.cancel()
      #expect(removed.value == [1])
    }

    @Test("A limit of the system is reported, also when a folder is created later")
    func limit() {
      let watcher = makeWatcher()
      refusal.setValue(ENOSPC)
      let subscriptions = [watch("/one/1.json", by: watcher), watch("/two/1.json", by: watcher)]
      #expect(failures.value == [ENOSPC, ENOSPC])
      watcher.folderIsThere(URL(filePath: "/one"))
      #expect(failures.value == [ENOSPC, ENOSPC, ENOSPC])
      withExtendedLifetime(subscriptions) {}
    }
  }
#endif
