import RostrumRuntime

extension View {
  /// Runs a task while the view is visible.
  ///
  /// The task starts when the view appears and is cancelled when the view disappears. It never
  /// starts if the view disappears in the same turn, nor in the page that a web server renders
  /// before the browser connects.
  ///
  /// - Parameters:
  ///   - name: The name of the task, which debuggers show.
  ///   - priority: The priority of the task.
  ///   - action: The work of the task.
  /// - Returns: The view.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, name: name, priority: priority, action: action))
  }

  /// Runs a task while the view is visible, and restarts it when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe; a change cancels the task and starts a new one.
  ///   - name: The name of the task, which debuggers show.
  ///   - priority: The priority of the task.
  ///   - action: The work of the task.
  /// - Returns: The view.
  public func task<Value: Equatable>(
    id value: Value, name: String? = nil, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, name: name, priority: priority, action: action))
  }
}

package struct TaskModifier<Value: Equatable>: LifecycleModifier {
  let id: Value
  let name: String?
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  package var memory: Task<Void, Never>? { nil }

  package func appear(_ task: inout Task<Void, Never>?, in graph: ViewGraph) {
    guard graph.startsTasks else { return }
    let action = action
    graph.liveTaskCount += 1
    graph.waitingTaskCount += 1
    task = Task(name: name, priority: priority) { @MainActor [reference = graph.reference] in
      reference.graph?.waitingTaskCount -= 1
      if !Task.isCancelled { await action() }
      reference.graph?.liveTaskCount -= 1
    }
  }

  package func update(_ task: inout Task<Void, Never>?, from old: Self, in graph: ViewGraph) {
    if id.isSame(as: old.id) { return }
    disappear(&task, in: graph)
    appear(&task, in: graph)
  }

  package func disappear(_ task: inout Task<Void, Never>?, in graph: ViewGraph) {
    task?.cancel()
    task = nil
  }
}
