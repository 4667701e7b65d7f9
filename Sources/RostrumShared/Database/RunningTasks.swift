import RostrumRuntime

/// Tasks that others can wait for while they run.
final class RunningTasks: Sendable {
  private struct State {
    var tasks: [Int: RunningTask] = [:]
    var begunCount = 0
  }

  private struct RunningTask {
    let key: String
    let task: Task<Void, Never>
  }

  private let state = Locked(State())

  /// The tasks that are running.
  var all: [Task<Void, Never>] { state.value.tasks.values.map(\.task) }

  /// The names of the values that the running tasks are for.
  var keys: Set<String> { Set(state.value.tasks.values.map(\.key)) }

  /// The number of tasks that have begun.
  var begunCount: Int { state.value.begunCount }

  /// Runs work in a task of its own.
  ///
  /// - Parameters:
  ///   - key: The name of the value that the work is for.
  ///   - work: The work.
  func run(for key: String, _ work: @escaping @MainActor @Sendable () async -> Void) {
    state.withLock { state in
      let number = state.begunCount
      state.begunCount += 1
      // The task can't remove itself before it is there, because it needs the lock.
      let task = Task { [weak self] in
        await work()
        self?.state.withLock { $0.tasks[number] = nil }
      }
      state.tasks[number] = RunningTask(key: key, task: task)
    }
  }
}
