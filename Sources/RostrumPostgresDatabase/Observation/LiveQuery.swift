import RostrumPostgres
import RostrumRuntime

/// A query that this process follows, for all who want its result.
///
/// It runs at first, and after changes of the tables that it reads: once for many changes in quick
/// succession. It ends when it is deallocated.
///
/// NB: The task that runs it refers to it weakly, and is detached, because it may outlive the session that
/// has begun it.
final class LiveQuery<Value: Equatable & Sendable>: Sendable {
  typealias Outcome = Result<Value, any Error>

  /// Who waits for the first result gets it with the tables that don't tell of their changes.
  private typealias Waiter = CheckedContinuation<(Outcome, QueryDependencies), Never>

  private struct State {
    var latest: Outcome?
    var waiting: [Waiter] = []
    var handlers: [Int: @Sendable (Outcome) -> Void] = [:]
    var lastHandler = 0
    var task: Task<Void, Never>?
    var watcher: Int?
  }

  private let database: PostgresDatabase
  /// The text of the statement; `nil` if what the query executes isn't known before it runs.
  private let text: String?
  private let query: @Sendable (PostgresTransaction) throws -> Value
  private let state = Locked(State())
  private let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  init(
    _ database: PostgresDatabase, text: String? = nil,
    _ query: @escaping @Sendable (PostgresTransaction) throws -> Value
  ) {
    self.database = database
    self.text = text
    self.query = query
    (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  deinit {
    signal.finish()
    let state = state.value
    state.task?.cancel()
    if let watcher = state.watcher { database.changes?.remove(watcher) }
  }

  /// The last result; `nil` before the first one.
  var latest: Outcome? { state.value.latest }

  /// Begins to run, unless it has begun: for the first one who waits.
  private func begin() {
    let isFirst = state.withLock { state in
      guard state.task == nil else { return false }
      state.task = Task.detached { [weak self, signals, clock = database.clock] in
        for await _ in signals {
          guard let pause = await self?.run() else { return }
          if pause > .zero { try? await clock.sleep(for: pause) }
        }
      }
      return true
    }
    guard isFirst else { return }
    let watcher = database.changes?.add { [signal] in signal.yield() }
    state.withLock { $0.watcher = watcher }
    signal.yield()
  }

  /// The result, once there is one.
  func first() async -> Outcome {
    let (outcome, dependencies) = await withCheckedContinuation { (continuation: Waiter) in
      let latest = state.withLock { state in
        if state.latest == nil { state.waiting.append(continuation) }
        return state.latest
      }
      if let latest { continuation.resume(returning: (latest, QueryDependencies())) }
      begin()
    }
    // Here, a test that follows the query knows that the issue is its own.
    dependencies.report()
    return outcome
  }

  /// Follows the results.
  ///
  /// - Parameter handler: Called with each result that differs from the one before, in order.
  /// - Returns: The number of the handler.
  func add(_ handler: @escaping @Sendable (Outcome) -> Void) -> Int {
    let (number, latest) = state.withLock { state in
      state.lastHandler += 1
      state.handlers[state.lastHandler] = handler
      return (state.lastHandler, state.latest)
    }
    if let latest { handler(latest) } else { Task { await first() } }
    return number
  }

  func remove(_ number: Int) { state.withLock { $0.handlers[number] = nil } }

  /// Runs the query again, because it would find something else.
  func refresh() { signal.yield() }

  /// Runs the query.
  ///
  /// - Returns: The shortest time until it runs again.
  private func run() async -> Duration {
    do {
      let watcher = state.value.watcher
      func watch(_ channels: Set<String>) async -> Bool {
        guard let watcher, let changes = database.changes else { return false }
        return await changes.watch(channels, for: watcher)
      }
      if let text, let channels = database.queries.tables.channels(of: [text]) {
        _ = await watch(channels)
      }
      let (value, dependencies) = try await database.follow(query)
      deliver(.success(value), dependencies)
      // What was changed before the connection has listened.
      if await watch(dependencies.channels) {
        signal.yield()
        return .zero
      }
      return LiveQueryPace.afterSuccess
    } catch {
      deliver(.failure(error))
      guard (error as? PostgresError)?.mayPass == true else { return LiveQueryPace.afterSuccess }
      signal.yield()
      return LiveQueryPace.afterFailure
    }
  }

  private func deliver(
    _ outcome: Outcome, _ dependencies: QueryDependencies = QueryDependencies()
  ) {
    let (waiting, handlers) = state.withLock { state in
      let isNew = !Self.isSame(state.latest, outcome)
      state.latest = outcome
      return (state.waiting.take(), isNew ? Array(state.handlers.values) : [])
    }
    if waiting.isEmpty { dependencies.report() }
    for (index, waiter) in waiting.enumerated() {
      waiter.resume(returning: (outcome, index == 0 ? dependencies : QueryDependencies()))
    }
    for handler in handlers { handler(outcome) }
  }

  private static func isSame(_ former: Outcome?, _ outcome: Outcome) -> Bool {
    guard case .success(let old)? = former, case .success(let new) = outcome else { return false }
    return old == new
  }
}

/// The shortest times between two runs of a query.
enum LiveQueryPace {
  static let afterSuccess = Duration.milliseconds(50)
  /// The server can't be reached, or refuses the query for a while.
  static let afterFailure = Duration.seconds(1)
}

extension Array {
  /// Removes all elements.
  ///
  /// - Returns: The elements.
  fileprivate mutating func take() -> Self {
    defer { self = [] }
    return self
  }
}
