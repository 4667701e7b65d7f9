import RostrumCore
import RostrumDependencies

/// Lets those who wait through when it is opened.
@MainActor
final class Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  func wait() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// Holds a store for a reducer that misuses it.
///
/// NB: `@unchecked Sendable` because the tests that use it stay on the main actor.
final class StoreBox<State, Action>: @unchecked Sendable {
  var store: Store<State, Action>?
  var task: StoreTask?
}

/// Work that never ends by itself, and says when it begins and when it is cancelled.
final class Forever: Sendable {
  let began = LockIsolated(0)
  let ended = LockIsolated(0)

  /// Waits until the task is cancelled.
  func run() async {
    began.withValue { $0 += 1 }
    let stream = AsyncStream<Never> { _ in }
    for await _ in stream {}
    ended.withValue { $0 += 1 }
  }
}

extension DependencyValues {
  var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private enum WordKey: DependencyKey {
  static let liveValue = "live"
  static let testValue = "test"
}
