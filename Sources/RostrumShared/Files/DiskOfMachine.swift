import Foundation
import RostrumDependencies

/// The disk of the machine.
package final class DiskOfMachine: FileDisk {
  /// The queue of timers.
  ///
  /// They hand the files' work to the files' own queues.
  private let timers = DispatchQueue(label: "rostrum.files")
  private let writes = DispatchGroup()
  private let waiting = LockIsolated<[UUID: @Sendable () -> Void]>([:])
  private let watcher = FileWatcher()

  package init() {}

  package func place(of url: URL) -> URL {
    var place = url
    for _ in 0..<Self.longestChainOfLinks {
      guard
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
      else { return place }
      place =
        URL(filePath: target, relativeTo: place.deletingLastPathComponent())
        .absoluteURL.standardizedFileURL
    }
    return url
  }

  /// The number of links that the system follows, from a link to a link.
  private static let longestChainOfLinks = 40

  package func read(_ url: URL) throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  package func write(_ data: Data, to url: URL) throws {
    let folder = url.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw FileSystemError(error) ?? error
    }
    watcher.folderIsThere(folder)
    try data.replaceFile(at: url)
  }

  package func move(_ url: URL, to other: URL) throws {
    try FileManager.default.moveItem(at: url, to: other)
  }

  package func makeQueue(_ turn: SharedTurn) -> any FileQueue { BackgroundFileQueue(in: writes) }

  package func watch(
    _ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void,
    didFail: @escaping @Sendable (FileSystemError) -> Void
  ) -> SharedSubscription {
    watcher.watch(url, mayHaveChanged, didFail: didFail)
  }

  package func schedule(_ work: @escaping @Sendable () -> Void) {
    let id = UUID()
    waiting.withValue { $0[id] = work }
    timers.asyncAfter(deadline: .now() + delayOfWriting / .seconds(1)) { [waiting] in
      let work = waiting.withValue { $0.removeValue(forKey: id) }
      work?()
    }
  }

  package func scheduleRetry(after delay: Duration, _ work: @escaping @Sendable () -> Void) {
    timers.asyncAfter(deadline: .now() + delay / .seconds(1), execute: work)
  }

  package func finish() {
    timers.sync {
      let works = waiting.withValue { works in
        defer { works = [:] }
        return Array(works.values)
      }
      for work in works { work() }
    }
    writes.wait()
  }
}
