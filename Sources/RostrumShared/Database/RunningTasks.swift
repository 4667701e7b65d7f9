import RostrumRuntime

/// Tasks that others can wait for while they run.
final class RunningTasks: Sendable {
  private struct State {
    var tasks: [Int: Task<Void, Never>] = [:]
    var begunCount = 0
  }

  private let state = Locked(State())

  /// The tasks that are running.
  var all: [Task<Void, Never>] { Array(state.value.tasks.values) }

  /// The number of tasks that have begun.
  var begunCount: Int { state.value.begunCount }

  /// Runs work in a task of its own.
  func run(_ work: @escaping @MainActor @Sendable () async -> Void) {
    state.withLock { state in
      let number = state.begunCount
      state.begunCount += 1
      // The task can't remove itself before it is there, because it needs the lock.
      state.tasks[number] = Task { [weak self] in
        await work()
        self?.state.withLock { $0.tasks[number] = nil }
      }
    }
  }
}
