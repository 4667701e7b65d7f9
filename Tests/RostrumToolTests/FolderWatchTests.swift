import Foundation
import RostrumRuntime
import Testing

// NB: Tests `FolderWatch`, which is internal.
@testable import RostrumTool

#if canImport(Glibc)
  struct FolderWatchTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
      path: "rostrum-watch-\(UUID().uuidString)", directoryHint: .isDirectory)

    @Test func changesInWatchedFoldersAreToldWithoutPolling() async throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let inner = folder.appending(path: "inner", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      // An interval that no test waits for.
      let watch = FolderWatch(interval: .seconds(86_400))
      watch.watch([folder.path, inner.path])
      var changes = watch.changes.makeAsyncIterator()
      for file in [folder.appending(path: "a"), inner.appending(path: "b")] {
        try Data("1".utf8).write(to: file)
        #expect(await changes.next() != nil)
      }
      // A folder that isn't watched any more, or not yet, says nothing; the next change does.
      watch.watch([folder.path])
      try FileManager.default.removeItem(at: inner)
      #expect(await changes.next() != nil)
    }

    @Test func aSystemThatWatchesNothingIsAskedAtAnInterval() async {
      for opens in [false, true] {
        var calls = Inotify()
        if !opens {
          calls.open = { () throws(Inotify.Failure) in throw Inotify.Failure(code: EMFILE) }
        } else {
          calls.addWatch = { (_, _, _) throws(Inotify.Failure) in
            throw Inotify.Failure(code: ENOSPC)
          }
        }
        let watch = FolderWatch(interval: .milliseconds(1), calls: calls)
        watch.watch([folder.path])
        var changes = watch.changes.makeAsyncIterator()
        for _ in 0..<3 { #expect(await changes.next() != nil) }
      }
    }
  }
#endif
