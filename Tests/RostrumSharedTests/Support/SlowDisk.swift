import Dispatch
import Foundation
import RostrumDependencies
import RostrumShared
import Testing

/// A disk on which a test holds up single files.
///
/// What is held up for ten seconds goes on, so that code that waits for it on the main actor fails the
/// test rather than stop it.
final class SlowDisk: FileDisk {
  /// What the disk is about to do.
  enum Step: Equatable, Sendable {
    case read(URL)
    case write(URL)
    case wrote(URL)
  }

  let files = DiskInMemory()
  let steps: AsyncStream<Step>
  private let step: AsyncStream<Step>.Continuation
  private let gates = LockIsolated<[URL: DispatchSemaphore]>([:])
  private let scheduled = LockIsolated<[@Sendable () -> Void]>([])
  private let writes = DispatchGroup()

  /// Whether work that is scheduled runs at once, rather than when the disk finishes.
  private let isPrompt: Bool
  private let watchError: FileSystemError?

  init(isPrompt: Bool = true, watchError: FileSystemError? = nil) {
    self.isPrompt = isPrompt
    self.watchError = watchError
    (steps, step) = AsyncStream.makeStream()
  }

  /// Holds up a file from now on.
  func hold(_ url: URL) {
    gates.withValue { $0[url] = DispatchSemaphore(value: 0) }
  }

  /// Lets a file go on.
  func release(_ url: URL) {
    gates.withValue { _ = $0.removeValue(forKey: url)?.signal() }
  }

  /// Waits until the disk has come to a step.
  func reach(_ step: Step) async {
    for await one in steps where one == step { return }
  }

  private func pass(_ url: URL) {
    guard let gate = gates.value[url] else { return }
    if gate.wait(timeout: .now() + 600) == .timedOut {
      Issue.record("Somebody has waited for \(url.path), who must not.")
    }
    gate.signal()
  }

  func read(_ url: URL) throws -> Data? {
    step.yield(.read(url))
    pass(url)
    return try files.read(url)
  }

  func write(_ data: Data, to url: URL) throws {
    step.yield(.write(url))
    pass(url)
    try files.write(data, to: url)
    step.yield(.wrote(url))
  }

  func move(_ url: URL, to other: URL) throws { try files.move(url, to: other) }

  func makeQueue(_ turn: SharedTurn) -> any FileQueue { BackgroundFileQueue(in: writes) }

  func watch(
    _ url: URL, _ mayHaveChanged: @escaping @Sendable () -> Void,
    didFail: @escaping @Sendable (FileSystemError) -> Void
  ) -> SharedSubscription {
    if let watchError { didFail(watchError) }
    return files.watch(url, mayHaveChanged, didFail: didFail)
  }

  func schedule(_ work: @escaping @Sendable () -> Void) {
    if isPrompt { work() } else { scheduled.withValue { $0.append(work) } }
  }

  func scheduleRetry(after delay: Duration, _ work: @escaping @Sendable () -> Void) {}

  func finish() {
    let works = scheduled.withValue { works in
      defer { works = [] }
      return works
    }
    for work in works { work() }
    writes.wait()
  }
}
