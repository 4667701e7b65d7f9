import RostrumPresentation
import RostrumShared
import RostrumStorage

/// Launches of several processes that change one value of a storage, in an order that a seed determines.
///
/// Nothing runs at the same time: each step is an event of a queue, and time is a number. Writes take
/// up to 100 ms, fail before or after they were made, or are made after they have failed. Changes are
/// told late, twice or never.
struct SharedSimulation<Value: Equatable & Sendable> {
  /// A mistake in the rule, which a schedule must find.
  enum Defect: CaseIterable {
    /// A later value that is known when a write ends is taken for the written one.
    case laterValueAsWritten
    /// A value of others that equals the own one is taken for it.
    case equalValueAsOwn
    /// A write whose answer is lost is taken for one that wasn't made.
    case lostAnswerAsFailure
  }

  /// What was made of a schedule.
  struct Report {
    /// The value in the storage.
    var stored: Value
    /// All values that were stored.
    var history: [Value] = []
    /// The values of the launches.
    var values: [Value]
    /// The changes that were reported as saved, in all launches.
    var saved: Set<Int> = []
    /// The changes that were reported as overruled.
    var overruled: Set<Int> = []
  }

  private enum Event {
    case change(Int)
    case make(Write, Fate)
    case answer(Write, Answer)
    case look(node: Int)
    case read(node: Int, knownBefore: Int64?)
    case found(node: Int, Committed<Value>, knownBefore: Int64?)
    case retry(Int)
  }

  private struct Write {
    let launch: Int
    let value: Value
    let base: Int64
    let knownBefore: Int64?
  }

  private enum Fate { case answered, failed, madeAndFailed, failedAndMade }

  private enum Answer {
    case written(Int64)
    case conflict(Committed<Value>)
    case failed
    case none
  }

  private struct Launch {
    let node: Int
    var value: Value
    var changes: UnwrittenChanges<Value>
    /// The changes whose saves are open, by the number of the save.
    var open: [Int] = []
    /// Changes whose saves have failed, and which are written with the next ones.
    var failed: Set<Int> = []
  }

  private struct Entry: Comparable {
    let time: Int
    let number: Int
    static func < (one: Self, other: Self) -> Bool {
      (one.time, one.number) < (other.time, other.number)
    }
  }

  private let defect: Defect?
  private let change: (inout Value, Int) -> Void
  private var random: SplitMix
  private var hasFaults = true
  private var stored: Committed<Value>
  private let initial: Value
  private var lastVersion: Int64 = 0
  private var known: [KnownValue<Value>]
  private var launches: [Launch]
  private var report: Report
  private var changeCount = 0
  /// The entries of events, the next one last.
  private var queue: [Entry] = []
  private var events: [Int: Event] = [:]
  private var lastEvent = 0
  private var now = 0

  /// Makes a simulation.
  ///
  /// - Parameters:
  ///   - seed: The seed of all delays and faults.
  ///   - nodes: The number of processes.
  ///   - launches: The number of launches of each.
  ///   - initial: The initial value.
  ///   - defect: The mistake.
  ///   - change: Makes the change with a number.
  init(
    seed: UInt64, nodes: Int, launches: Int, initial: Value, defect: Defect? = nil,
    change: @escaping (inout Value, Int) -> Void
  ) {
    random = SplitMix(state: seed)
    (self.initial, self.defect, self.change) = (initial, defect, change)
    stored = Committed(value: nil, version: 0)
    known = Array(repeating: KnownValue(), count: nodes)
    self.launches = (0..<nodes * launches).map { number in
      var changes = UnwrittenChanges<Value>(to: "value", isReadOnly: false)
      changes.begin(with: initial)
      return Launch(node: number % nodes, value: initial, changes: changes)
    }
    report = Report(stored: initial, values: [])
  }

  /// Runs the schedule until nothing is left to do.
  ///
  /// - Parameter changes: The number of changes of each launch.
  /// - Returns: What was made of it.
  mutating func run(changes: Int) -> Report {
    for node in known.indices { add(.look(node: node), within: 50) }
    for launch in launches.indices {
      var time = 0
      for _ in 0..<changes {
        time += Bool.random(using: &random) ? 0 : Int.random(in: 0...120, using: &random)
        add(.change(launch), at: time)
      }
    }
    runQueue()
    // What was never told is told in the end, by a storage that works.
    hasFaults = false
    for launch in launches.indices { add(.retry(launch), within: 0) }
    runQueue()
    for node in known.indices { add(.look(node: node), within: 0) }
    runQueue()
    report.stored = stored.value ?? initial
    report.values = launches.map(\.value)
    return report
  }
}

// MARK: The queue

extension SharedSimulation {
  private mutating func add(_ event: Event, within limit: Int) {
    add(event, at: now + Int.random(in: 0...limit, using: &random))
  }

  private mutating func add(_ event: Event, at time: Int) {
    lastEvent += 1
    events[lastEvent] = event
    let entry = Entry(time: time, number: lastEvent)
    let later = queue.lastIndex { $0 > entry }
    queue.insert(entry, at: later.map { $0 + 1 } ?? 0)
  }

  private mutating func runQueue() {
    while let next = queue.popLast(), let event = events.removeValue(forKey: next.number) {
      now = max(now, next.time)
      perform(event)
    }
  }

  private mutating func perform(_ event: Event) {
    switch event {
    case .change(let launch): makeChange(launch)
    case .make(let write, let fate): make(write, fate)
    case .answer(let write, let answer): end(write, answer)
    case .look(let node):
      add(.read(node: node, knownBefore: known[node].committed?.version), within: 60)
    case .read(let node, let before):
      if hasFaults, happens(1, of: 10) { return add(.look(node: node), within: 1_000) }
      add(.found(node: node, stored, knownBefore: before), within: 60)
    case .found(let node, let found, let before):
      if known[node].note(found, knownBefore: before) {
        tell(node)
      } else {
        add(.look(node: node), within: 10)
      }
    case .retry(let launch): start(launch)
    }
  }

  private mutating func happens(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &random) < part
  }
}

// MARK: The storage

extension SharedSimulation {
  private mutating func send(_ write: Write) {
    var fate = Fate.answered
    if hasFaults, happens(1, of: 6) {
      fate = [.failed, .madeAndFailed, .failedAndMade].randomElement(using: &random) ?? .failed
    }
    if fate == .failedAndMade { add(.answer(write, .failed), within: 100) }
    add(.make(write, fate), within: happens(1, of: 2) ? 0 : 100)
  }

  private mutating func make(_ write: Write, _ fate: Fate) {
    var answer = Answer.failed
    if fate != .failed {
      if stored.version == write.base {
        lastVersion += 1
        stored = Committed(value: write.value, version: lastVersion)
        report.history.append(write.value)
        answer = .written(lastVersion)
        for node in known.indices { announce(to: node) }
      } else {
        answer = .conflict(stored)
      }
    }
    if fate == .failedAndMade { answer = .none }
    if fate == .madeAndFailed { answer = .failed }
    add(.answer(write, answer), within: 100)
  }

  private mutating func announce(to node: Int) {
    if hasFaults, happens(1, of: 8) { return }
    add(.look(node: node), within: 100)
    if happens(1, of: 8) { add(.look(node: node), within: 300) }
  }
}

// MARK: The launches

extension SharedSimulation {
  private mutating func makeChange(_ launch: Int) {
    let number = changeCount
    changeCount += 1
    change(&launches[launch].value, number)
    launches[launch].open.append(number)
    let save = UnwrittenChanges<Value>.Save(
      continuation: SaveContinuation { _ in }, context: .didSet)
    _ = launches[launch].changes.add(launches[launch].value, save)
    start(launch)
  }

  private mutating func start(_ launch: Int) {
    if launches[launch].changes.startWriting() { next(launch) }
  }

  private mutating func next(_ launch: Int) {
    guard let write = launches[launch].changes.nextWrite() else { return }
    let node = launches[launch].node
    send(
      Write(
        launch: launch, value: write.value, base: write.version,
        knownBefore: known[node].committed?.version))
  }

  private mutating func end(_ write: Write, _ answer: Answer) {
    let node = launches[write.launch].node
    switch answer {
    case .none: return
    case .written(let version):
      let written = Committed<Value>(value: write.value, version: version)
      _ = known[node].note(written, knownBefore: write.knownBefore)
      tell(node)
      end(write.launch, launches[write.launch].changes.didWrite(version: version))
      if defect == .laterValueAsWritten, let later = known[node].committed {
        launches[write.launch].changes.begin(with: later)
      }
    case .conflict(let found):
      launches[write.launch].changes.didConflict()
      let isClear = known[node].note(
        found, refusing: write.base, knownBefore: write.knownBefore)
      rebase(write.launch, onto: isClear ? known[node].committed ?? found : found, isRefusal: true)
    case .failed: return fail(write.launch)
    }
    catchUp(write.launch)
    next(write.launch)
  }

  private mutating func fail(_ launch: Int) {
    let failure = launches[launch].changes.didFail(
      StorageError.full, isTemporary: true, isDoubtful: defect != .lostAnswerAsFailure)
    for save in failure.saves {
      save.continuation.resume(throwing: failure.error)
      launches[launch].failed.insert(launches[launch].open.removeFirst())
    }
    catchUp(launch)
    add(.retry(launch), within: 1_000)
  }

  private mutating func end(_ launch: Int, _ outcome: UnwrittenChanges<Value>.Outcome) {
    for save in outcome.saves { save.continuation.resume() }
    if outcome.saves.isEmpty, !outcome.isRecovery, outcome.conflict == nil { return }
    let ended = launches[launch].failed.union(launches[launch].open.prefix(outcome.saves.count))
    launches[launch].failed = []
    launches[launch].open.removeFirst(outcome.saves.count)
    if outcome.conflict == nil {
      report.saved.formUnion(ended)
    } else {
      report.overruled.formUnion(ended)
    }
  }

  /// Tells the launches of a process that there is a later value.
  private mutating func tell(_ node: Int) {
    for launch in launches.indices where launches[launch].node == node { catchUp(launch) }
  }

  private mutating func catchUp(_ launch: Int) {
    guard let later = known[launches[launch].node].committed else { return }
    rebase(launch, onto: later)
  }

  private mutating func rebase(
    _ launch: Int, onto found: Committed<Value>, isRefusal: Bool = false
  ) {
    guard
      let merge = launches[launch].changes.merge(with: found, isRefusal: isRefusal)
    else { return }
    let own = launches[launch].value
    var result = merge.merging(own)
    if defect == .equalValueAsOwn, own == merge.theirs { result.isComplete = true }
    launches[launch].value = result.value
    switch launches[launch].changes.adopt(found, result) {
    case .isAhead: start(launch)
    case .isDone(let outcome): end(launch, outcome)
    }
  }
}
