#if canImport(Glibc)
  import Foundation
  import Glibc
  import RostrumDependencies
  import RostrumRuntime
  import RostrumShared
  import Testing

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

    @Test("Two paths to one folder have one watch, which ends with the last of them")
    func twoPaths() {
      var system = Inotify()
      system.addWatch = { _, _, _ in 7 }
      system.removeWatch = { [removed] _, watch in removed.withValue { $0.append(watch) } }
      let watcher = FileWatcher(system: system)
      let one = watch("/one/1.json", by: watcher)
      let two = watch("/two/1.json", by: watcher)
      one.cancel()
      #expect(removed.value == [])
      two.cancel()
      #expect(removed.value == [7])
    }

    @Test("A change is told to subscribers of all paths to its folder", .timeLimit(.minutes(10)))
    func twoPathsOnDisk() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (real, link) = (folder.appending(path: "real"), folder.appending(path: "link"))
      try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
      let watcher = FileWatcher()
      let (changes, changed) = AsyncStream.makeStream(of: URL.self)
      let subscriptions = [real, link].map { path in
        watcher.watch(path.appending(path: "1.json")) {
          changed.yield(path)
        } didFail: { _ in
        }
      }
      try Data("1".utf8).write(to: real.appending(path: "1.json"))
      var told: Set<URL> = []
      for await path in changes {
        told.insert(path)
        if told.count == 2 { break }
      }
      #expect(told == [real, link])
      withExtendedLifetime(subscriptions) {}
    }

    @Test(
      "A folder that is moved away or deleted, and made anew, is watched again",
      .timeLimit(.minutes(10)), arguments: [false, true])
    func folderMadeAnew(isDeleted: Bool) async throws {
      let base = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: base) }
      let folder = base.appending(path: "a/b")
      let file = folder.appending(path: "1.json")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let watcher = FileWatcher()
      let (changes, changed) = AsyncStream.makeStream(of: Void.self)
      let subscription = watcher.watch(file) {
        if (try? Data(contentsOf: file)) == Data("2".utf8) { changed.yield() }
      } didFail: { _ in
      }
      if isDeleted {
        try FileManager.default.removeItem(at: base.appending(path: "a"))
      } else {
        try FileManager.default.moveItem(at: folder, to: base.appending(path: "old"))
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("2".utf8).write(to: file)
      for await _ in changes { break }
      try Data("1".utf8).write(to: file)
      try Data("2".utf8).write(to: file)
      for await _ in changes { break }
      #expect(try Data(contentsOf: file) == Data("2".utf8))
      withExtendedLifetime(subscription) {}
    }

    @Test("A file that is a link is followed to its target, and a write keeps the link")
    @MainActor func links() throws {
      let base = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: base) }
      let (real, link) = (base.appending(path: "real/1.json"), base.appending(path: "link.json"))
      try FileManager.default.createDirectory(
        at: real.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("[1]".utf8).write(to: real)
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "real/1.json")
      let storage = FileStorage(disk: DiskOfMachine())
      launch(storage) {
        @Shared(.fileStorage(link)) var numbers: [Int] = []
        #expect(numbers == [1])
        @Shared(.fileStorage(real)) var same: [Int] = []
        $numbers.withLock { $0.append(2) }
        #expect(same == [1, 2])
      }
      storage.finish()
      #expect(try JSONDecoder().decode([Int].self, from: Data(contentsOf: real)) == [1, 2])
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real/1.json")
    }

    @Test("If the system has dropped events, all files may have changed", .timeLimit(.minutes(10)))
    func overflow() async throws {
      var ends: [CInt] = [0, 0]
      try #require(pipe(&ends) == 0)
      try #require(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
      defer { close(ends[1]) }
      var system = Inotify()
      system.open = { [reader = ends[0]] in reader }
      system.addWatch = { [added] (_, folder, _) throws(Inotify.Failure) in
        added.withValue { $0.append(folder) }
        return CInt(added.value.count)
      }
      system.removeWatch = { _, _ in }
      let watcher = FileWatcher(system: system)
      let (changes, changed) = AsyncStream.makeStream(of: String.self)
      let subscriptions = ["/one/1.json", "/one/2.json", "/two/1.json"].map { path in
        watcher.watch(URL(filePath: path)) {
          changed.yield(path)
        } didFail: { _ in
        }
      }
      var event = inotify_event()
      event.wd = -1
      event.mask = UInt32(IN_Q_OVERFLOW)
      withUnsafeBytes(of: event) {
        _ = write(ends[1], $0.baseAddress, MemoryLayout<inotify_event>.size)
      }
      var told: Set<String> = []
      for await path in changes {
        told.insert(path)
        if told.count == 3 { break }
      }
      #expect(told == ["/one/1.json", "/one/2.json", "/two/1.json"])
      withExtendedLifetime(subscriptions) {}
    }
  }
#endif
