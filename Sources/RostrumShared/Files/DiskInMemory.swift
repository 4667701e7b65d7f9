import Foundation
import RostrumDependencies

/// A disk whose files are in memory.
package final class DiskInMemory: FileDisk {
  private let files: LockIsolated<[URL: Data]>
  private let watchers = LockIsolated<[URL: [UUID: @Sendable () -> Void]]>([:])
  private let waiting = LockIsolated<[UUID: @Sendable () -> Void]>([:])
  private let clock: (any Clock<Duration>)?

  /// The error with which writes fail, or `nil` if they succeed.
  package let refusal = LockIsolated<(any Error)?>(nil)

  /// The number of attempted writes.
  package let attempts = LockIsolated(0)

  package init(files: [URL: Data] = [:], clock: (any Clock<Duration>)? = nil) {
    self.files = LockIsolated(files)
    self.clock = clock
  }

  package func read(_ url: URL) throws -> Data? { files.value[url] }

  package func write(_ data: Data, to url: URL) throws {
    attempts.withValue { $0 += 1 }
    if let refusal = refusal.value { throw refusal }
    files.withValue { $0[url] = data }
  }

  package func move(_ url: URL, to other: URL) throws {
    try files.withValue {
      guard let data = $0[url], $0[other] == nil else { throw CocoaError(.fileNoSuchFile) }
      $0[url] = nil
      $0[other] = data
    }
  }

  package func makeQueue(_ turn: SharedTurn) -> any FileQueue { ImmediateFileQueue(turn) }

  package func watch(
    _ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void,
    didFail: @escaping @Sendable (FileSystemError) -> Void
  ) -> SharedSubscription {
    let id = UUID()
    watchers.withValue { $0[url, default: [:]][id] = mayHaveChanged }
    return SharedSubscription { [watchers] in
      watchers.withValue {
        $0[url]?[id] = nil
        if $0[url]?.isEmpty == true { $0[url] = nil }
      }
    }
  }

  /// Changes a file as a different program would.
  ///
  /// `nil` removes it.
  package func changeFromOutside(_ url: URL, to data: Data?) {
    files.withValue { $0[url] = data }
    for watcher in (watchers.value[url] ?? [:]).values { watcher() }
  }

  /// Whether a file has any watchers.
  package func isWatched(_ url: URL) -> Bool { watchers.value[url] != nil }

  package func schedule(_ work: @escaping @Sendable () -> Void) {
    guard let clock else { return work() }
    let id = UUID()
    waiting.withValue { $0[id] = work }
    Task { [waiting] in
      try await clock.sleep(for: delayOfWriting)
      let work = waiting.withValue { $0.removeValue(forKey: id) }
      work?()
    }
  }

  package func scheduleRetry(after delay: Duration, _ work: @escaping @Sendable () -> Void) {
    guard let clock else { return }
    Task {
      try await clock.sleep(for: delay)
      work()
    }
  }

  package func finish() {
    let works = waiting.withValue { works in
      defer { works = [:] }
      return Array(works.values)
    }
    for work in works { work() }
  }
}
