import RostrumViews

/// The requests of a destination that are in flight.
@MainActor
public final class RequestTasks {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var count = 0

  /// Whether no request is in flight.
  public var isEmpty: Bool { tasks.isEmpty }

  /// Waits until no request is in flight.
  ///
  /// This method doesn't return while a request iterates over an endless sequence.
  public func finish() async {
    while let task = tasks.values.first { await task.value }
  }

  package func start(_ operation: @escaping @MainActor () async -> Void) {
    guard GraphReference.current?.graph?.startsTasks ?? true else { return }
    count += 1
    let id = count
    tasks[id] = Task { [weak self] in
      if !Task.isCancelled { await operation() }
      self?.tasks[id] = nil
    }
  }

  func cancel() {
    for task in tasks.values { task.cancel() }
  }
}
