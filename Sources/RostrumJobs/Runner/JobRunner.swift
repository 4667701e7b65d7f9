import Foundation
import RostrumStorage

/// Runs the jobs of a queue on one node: performs what ``JobMachine`` says, and tells it what came of it.
actor JobRunner {
  private let queue: JobQueue
  private let kinds: [String: any Job.Type]
  private var machine: JobMachine
  private var work: [JobID: Task<Void, Never>] = [:]
  /// The runs that wait for the next confirmed write, and those that wait for one in flight.
  private var waiting: [JobID: [Checkpoint]] = [:]
  private var promised: [JobID: [Checkpoint]] = [:]
  private var timer: (end: Duration, task: Task<Void, Never>)?
  private var idle: CheckedContinuation<Void, Never>?
  /// When the names of all jobs were read; `nil` if that has failed since.
  private var listed: Duration?
  private var isOver = false

  private struct Checkpoint {
    var fence: Int64
    var continuation: CheckedContinuation<Void, any Error>
  }

  init(_ queue: JobQueue, _ kinds: [any Job.Type], node: String = UUID().uuidString) {
    self.queue = queue
    self.kinds = Dictionary(kinds.map { ($0.kind, $0) }) { first, _ in first }
    machine = JobMachine(
      node: node, settings: queue.settings, policies: self.kinds.mapValues { $0.retryPolicy })
  }

  /// Runs jobs until the task is cancelled, and then until all of them are given back.
  func run() async {
    let changes = queue.storage.changes()
    let listener = Task { [weak self] in
      await self?.list()
      for await key in changes { await self?.hear(key) }
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { if isOver { $0.resume() } else { idle = $0 } }
    } onCancel: {
      Task { await self.stop() }
    }
    listener.cancel()
    timer?.task.cancel()
  }

  private func stop() {
    machine.stop()
    turn()
  }

  /// Ends without giving anything back, as a process does that is killed.
  func kill() {
    isOver = true
    for task in work.values { task.cancel() }
    idle?.resume()
    idle = nil
  }
}

// MARK: What a job says

extension JobRunner {
  func report(_ progress: JobChanges.Progress, of id: JobID, _ fence: Int64) {
    machine.report(progress, of: id, fence)
    setTimer()
  }

  func log(_ text: String, of id: JobID, _ fence: Int64) {
    machine.log(text, of: id, fence, at: queue.date())
    setTimer()
  }

  func checkpoint(_ id: JobID, _ fence: Int64) async throws {
    guard !isOver, machine.demand(id, fence) else { throw CancellationError() }
    try await withCheckedThrowingContinuation { continuation in
      waiting[id, default: []].append(Checkpoint(fence: fence, continuation: continuation))
      turn()
    }
  }
}

// MARK: Turns

extension JobRunner {
  private func list() async {
    do {
      listed = queue.now()
      let keys = try await queue.storage.sizes(ofKeysWithPrefix: JobQueue.prefix).keys
      machine.list(Set(keys.compactMap { JobQueue.id(of: $0) }))
    } catch {
      listed = nil
      machine.didFail(at: queue.now())
    }
    turn()
  }

  private func hear(_ key: String) async {
    if key.isEmpty {
      for id in machine.known.keys { machine.hear(id) }
      return await list()
    }
    guard let id = JobQueue.id(of: key) else { return }
    machine.hear(id)
    turn()
  }

  /// Does what is to be done now.
  private func turn() {
    guard !isOver else { return }
    for step in machine.steps(at: queue.now(), on: queue.date()) { perform(step) }
    if machine.isStopping, machine.isIdle {
      isOver = true
      idle?.resume()
      idle = nil
      return
    }
    setTimer()
  }

  /// Wakes the runner when there may be something to do.
  private func setTimer() {
    guard !isOver else { return }
    let now = queue.now()
    let delay = machine.delay(at: now, on: queue.date())
    if let timer, timer.end <= now + delay { return }
    timer?.task.cancel()
    let task = Task { [weak self, clock = queue.clock] in
      guard (try? await clock.sleep(for: delay)) != nil else { return }
      await self?.wake()
    }
    timer = (now + delay, task)
  }

  private func wake() async {
    timer = nil
    // A list finds what no signal has told.
    guard let listed, queue.now() - listed < queue.settings.lease * 4 else { return await list() }
    turn()
  }

  private func perform(_ step: JobMachine.Step) {
    switch step {
    case .read(let id): Task { await read(id) }
    case .write(let write):
      if write.purpose == .renew || write.purpose == .finish {
        promised[write.id, default: []] += waiting.removeValue(forKey: write.id) ?? []
      }
      Task { await perform(write) }
    case .start(let status): start(status)
    case .stop(let id, let fence):
      work[id]?.cancel()
      refuse(id, fence)
    }
  }

  private func read(_ id: JobID) async {
    do {
      let value = try await queue.storage.value(for: JobQueue.key(of: id))
      guard !isOver else { return }
      machine.didRead(
        id, value.flatMap { JobQueue.decode($0.contents) }, version: value?.version ?? 0,
        at: queue.now())
    } catch {
      machine.didFail(id, nil, at: queue.now())
    }
    turn()
  }

  private func perform(_ write: JobMachine.Write) async {
    do {
      let contents = try write.status.map { try JobQueue.encode($0) }
      let result = try await queue.storage.set(
        contents, for: JobQueue.key(of: write.id), basedOn: write.version)
      guard !isOver else { return }
      var current: JobStatus?
      if case .conflict(let stored?) = result { current = JobQueue.decode(stored.contents) }
      settle(write.id, isConfirmed: result)
      for step in machine.didWrite(write, result, current: current, at: queue.now()) {
        perform(step)
      }
    } catch {
      settle(write.id, isConfirmed: nil)
      machine.didFail(write.id, write, at: queue.now())
    }
    turn()
  }

  /// Lets runs continue that have waited for a write, or lets them wait for the next one.
  private func settle(_ id: JobID, isConfirmed result: SharedWrite?) {
    let promised = promised.removeValue(forKey: id) ?? []
    if case .written = result {
      for checkpoint in promised { checkpoint.continuation.resume() }
    } else {
      waiting[id, default: []] += promised
      for checkpoint in promised where !machine.demand(id, checkpoint.fence) {
        refuse(id, checkpoint.fence)
      }
    }
  }

  private func refuse(_ id: JobID, _ fence: Int64) {
    let (refused, others) = (waiting[id] ?? []).reduce(into: ([Checkpoint](), [Checkpoint]())) {
      if $1.fence == fence { $0.0.append($1) } else { $0.1.append($1) }
    }
    waiting[id] = others.isEmpty ? nil : others
    for checkpoint in refused { checkpoint.continuation.resume(throwing: CancellationError()) }
  }
}

// MARK: Work

extension JobRunner {
  private func start(_ status: JobStatus) {
    guard let kind = kinds[status.kind] else { return }
    let run = JobRun(id: status.id, attempt: status.attempts, fence: status.fence, runner: self)
    work[status.id] = Task.detached {
      let outcome = await Self.outcome(of: kind, status.input, run)
      await self.end(run, outcome)
    }
  }

  private static func outcome(
    of kind: any Job.Type, _ input: String, _ run: JobRun
  ) async -> JobMachine.Outcome {
    do {
      try await kind.perform(input, run)
      return .succeeded
    } catch {
      return Task.isCancelled ? .interrupted : .failed("\(error)")
    }
  }

  private func end(_ run: JobRun, _ outcome: JobMachine.Outcome) {
    guard !isOver else { return }
    work[run.id] = nil
    refuse(run.id, run.fence)
    machine.end(run.id, run.fence, outcome)
    turn()
  }
}

extension Job {
  /// Does the work of a job that was stored.
  fileprivate static func perform(_ input: String, _ run: JobRun) async throws {
    try await JSONDecoder().decode(Self.self, from: Data(input.utf8)).run(run)
  }
}
