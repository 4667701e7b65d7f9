import Foundation
import RostrumStorage

// NB: Tests `JobMachine`, which is internal.
@testable import RostrumJobs

/// Nodes that run jobs of one storage, in an order that a seed determines.
///
/// Nothing runs at the same time: each step is an event of a queue, and time is a number. Requests take
/// up to 300 ms, and fail before or after they were performed. Changes are told late or never. Nodes
/// are killed, suspended for up to three leases, stopped and replaced, and their wall clocks differ.
struct JobSimulation {
  /// A mistake in the rules, which a schedule must find.
  enum Defect: CaseIterable {
    /// A node takes over a job that may still run.
    case impatience
    /// A write replaces what others have written.
    case withoutVersions
    /// Nobody takes over the jobs of a node that has died.
    case noHeirs
  }

  /// What was made of a schedule.
  struct Report {
    var statuses: [JobStatus] = []
    /// The greatest number of nodes that have done the work of one job at a time.
    var mostWorkers = 0
    /// How often each job was written as done.
    var successes: [JobID: Int] = [:]
    /// How often the work of each job has begun.
    var starts: [JobID: Int] = [:]
    var kills = 0
    var suspensions = 0
    /// How many jobs were changed after their end.
    var changesAfterEnd = 0
  }

  private enum Event {
    case wake(node: Int, number: Int)
    case perform(node: Int, JobMachine.Step)
    case answer(node: Int, Answer)
    case hear(node: Int, JobID)
    case finish(node: Int, JobID, fence: Int64)
    case unwind(node: Int, JobID, fence: Int64)
    case disturb
    case cancel(JobID)
  }

  private enum Answer {
    case read(JobID, JobStatus?, Int64)
    case written(JobMachine.Write, SharedWrite, current: JobStatus?)
    case failed(JobID, JobMachine.Write?)
  }

  private struct Node {
    var machine: JobMachine
    /// The work in progress, with the fence of each.
    var work: [JobID: Int64] = [:]
    var isAlive = true
    var suspendedUntil = 0
    var skew = 0.0
    /// The number of the latest wake-up, which alone counts.
    var wakeUp = 0
  }

  private struct Entry {
    var time: Int
    var number: Int
    var event: Event
  }

  private static let policy = JobRetryPolicy(attempts: 6, delay: .milliseconds(400))
  private let settings = JobQueue.Settings(
    lease: .seconds(3), pace: .milliseconds(200), slots: 2, retention: .seconds(86_400))
  private let defect: Defect?
  private var random: SeededNumbers
  private var time = 0
  private var entries: [Entry] = []
  private var count = 0
  private var nodes: [Node] = []
  private var stored: [JobID: (status: JobStatus, version: Int64)] = [:]
  private var lastVersion: Int64 = 0
  private var report = Report()
  private var hasFaults = true

  init(seed: UInt64, nodes: Int, jobs: Int, defect: Defect? = nil) {
    self.defect = defect
    random = SeededNumbers(seed: seed)
    for number in 0..<jobs {
      let id = JobID(rawValue: "job \(number)")
      let status = JobStatus(id: id, kind: "work", input: "", created: date, due: date)
      lastVersion += 1
      stored[id] = (status, lastVersion)
      if random.chance(0.1) { add(.cancel(id), after: random.next(in: 0..<20_000)) }
    }
    for _ in 0..<nodes { startNode() }
    for _ in 0..<(3 * nodes) { add(.disturb, after: random.next(in: 0..<20_000)) }
  }

  private var date: Date { Date(timeIntervalSinceReferenceDate: Double(time) / 1000) }
  private var now: Duration { .milliseconds(time) }

  private mutating func startNode() {
    var machine = JobMachine(
      node: "node \(nodes.count)", settings: settings, policies: ["work": Self.policy])
    if defect == .impatience { machine.patience = settings.lease / 4 }
    if defect == .noHeirs { machine.patience = .seconds(1_000_000) }
    machine.list(Set(stored.keys))
    nodes.append(Node(machine: machine, skew: Double(random.next(in: -2_000..<2_000)) / 1000))
    add(.wake(node: nodes.count - 1, number: 0), after: 0)
  }

  private mutating func add(_ event: Event, after delay: Int) {
    count += 1
    entries.append(Entry(time: time + delay, number: count, event: event))
  }

  /// Runs all events; the second half of the time is without faults.
  mutating func run() -> Report {
    while let index = entries.indices.min(by: {
      (entries[$0].time, entries[$0].number) < (entries[$1].time, entries[$1].number)
    }) {
      let entry = entries.take(index)
      time = max(time, entry.time)
      if time > 25_000 { hasFaults = false }
      if time > 300_000 { break }
      if !hasFaults, stored.values.allSatisfy({ $0.status.phase.isFinal }) { break }
      perform(entry.event)
    }
    report.statuses = stored.values.map(\.status)
    return report
  }

  private mutating func perform(_ event: Event) {
    switch event {
    case .disturb: disturb()
    case .cancel(let id): cancel(id)
    case .wake(let node, _), .hear(let node, _), .answer(let node, _), .finish(let node, _, _),
      .unwind(let node, _, _):
      guard nodes[node].isAlive else { return }
      if case .wake(_, let number) = event, number != nodes[node].wakeUp { return }
      if nodes[node].suspendedUntil > time {
        return add(event, after: nodes[node].suspendedUntil - time)
      }
      tell(node, event)
      turn(node)
    case .perform(let node, let step): request(step, of: node)
    }
  }

  /// Tells a node what has happened.
  private mutating func tell(_ node: Int, _ event: Event) {
    switch event {
    case .hear(_, let id): nodes[node].machine.hear(id)
    case .answer(_, .read(let id, let status, let version)):
      nodes[node].machine.didRead(id, status, version: version, at: now)
    case .answer(_, .failed(let id, let write)):
      nodes[node].machine.didFail(id, write, at: now)
    case .answer(_, .written(let write, let result, let current)):
      let steps = nodes[node].machine.didWrite(write, result, current: current, at: now)
      for step in steps { take(step, node) }
    case .finish(_, let id, let fence):
      guard nodes[node].work[id] == fence else { return }
      nodes[node].work[id] = nil
      let outcome: JobMachine.Outcome = random.chance(0.8) ? .succeeded : .failed("bad luck")
      nodes[node].machine.end(id, fence, outcome)
    case .unwind(_, let id, let fence): nodes[node].machine.end(id, fence, .interrupted)
    case .wake, .perform, .disturb, .cancel: break
    }
  }

  private mutating func turn(_ node: Int) {
    let date = date + nodes[node].skew
    for step in nodes[node].machine.steps(at: now, on: date) { take(step, node) }
    if nodes[node].machine.isStopping, nodes[node].machine.isIdle {
      nodes[node].isAlive = false
      return startNode()
    }
    let delay = nodes[node].machine.delay(at: now, on: date)
    nodes[node].wakeUp += 1
    add(
      .wake(node: node, number: nodes[node].wakeUp),
      after: max(Int(delay / .milliseconds(1)), 1))
  }

  private mutating func take(_ step: JobMachine.Step, _ node: Int) {
    switch step {
    case .read, .write: add(.perform(node: node, step), after: random.next(in: 1..<150))
    case .start(let status):
      nodes[node].work[status.id] = status.fence
      report.starts[status.id, default: 0] += 1
      let workers = nodes.count { node in
        node.isAlive && node.suspendedUntil <= time && node.work[status.id] != nil
      }
      report.mostWorkers = max(report.mostWorkers, workers)
      let duration = random.next(in: 1..<8_000)
      add(.finish(node: node, status.id, fence: status.fence), after: duration)
    case .stop(let id, let fence):
      guard nodes[node].work[id] == fence else { return }
      nodes[node].work[id] = nil
      add(.unwind(node: node, id, fence: fence), after: random.next(in: 1..<400))
    }
  }

  // MARK: The storage

  private mutating func request(_ step: JobMachine.Step, of node: Int) {
    let delay = random.next(in: 1..<150)
    let isRefused = hasFaults && random.chance(0.08)
    let isUnanswered = hasFaults && random.chance(0.08)
    switch step {
    case .read(let id):
      let value = stored[id]
      add(
        .answer(
          node: node,
          isRefused ? .failed(id, nil) : .read(id, value?.status, value?.version ?? 0)),
        after: delay)
    case .write(let write):
      if isRefused { return add(.answer(node: node, .failed(write.id, write)), after: delay) }
      let (result, current) = perform(write)
      let answer: Answer =
        isUnanswered ? .failed(write.id, write) : .written(write, result, current: current)
      add(.answer(node: node, answer), after: delay)
    case .start, .stop: break
    }
  }

  private mutating func perform(_ write: JobMachine.Write) -> (SharedWrite, JobStatus?) {
    let current = stored[write.id]
    if let current, current.version != write.version, defect != .withoutVersions {
      let value = VersionedValue(contents: [], version: current.version)
      return (.conflict(current: value), current.status)
    }
    guard let status = write.status else { return (.written(version: 0), nil) }
    if current?.status.phase.isFinal == true { report.changesAfterEnd += 1 }
    if status.phase == .succeeded { report.successes[write.id, default: 0] += 1 }
    lastVersion += 1
    stored[write.id] = (status, lastVersion)
    announce(write.id)
    return (.written(version: lastVersion), nil)
  }

  private mutating func announce(_ id: JobID) {
    for node in nodes.indices where nodes[node].isAlive {
      // What isn't told at once is told again when the connection is back.
      let isLate = hasFaults && random.chance(0.05)
      add(.hear(node: node, id), after: random.next(in: 1..<100) + (isLate ? 2_000 : 0))
    }
  }

  private mutating func cancel(_ id: JobID) {
    guard var status = stored[id]?.status else { return }
    switch status.phase {
    case .waiting: status.cancel(at: date)
    case .running: status.isCancelling = true
    case .succeeded, .failed, .cancelled: return
    }
    lastVersion += 1
    stored[id] = (status, lastVersion)
    announce(id)
  }

  // MARK: Faults

  private mutating func disturb() {
    let living = nodes.indices.filter { nodes[$0].isAlive }
    guard hasFaults, let node = living.randomElement(using: &random) else { return }
    switch random.next(in: 0..<5) {
    case 0, 1:
      report.kills += 1
      nodes[node].isAlive = false
      startNode()
    case 2, 3:
      report.suspensions += 1
      nodes[node].suspendedUntil = time + random.next(in: 500..<9_000)
    default:
      nodes[node].machine.stop()
      add(.wake(node: node, number: nodes[node].wakeUp), after: 1)
    }
  }
}

/// Numbers that a seed determines.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  mutating func next(in range: Swift.Range<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }
}

extension Array {
  /// Removes an element in constant time.
  fileprivate mutating func take(_ index: Int) -> Element {
    swapAt(index, count - 1)
    return removeLast()
  }
}
