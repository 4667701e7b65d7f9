import RostrumSessions
import RostrumStorage

/// A process of a node.
struct Place: Hashable {
  var node: Int
  var epoch: Int
}

extension SimulatedNode {
  var place: Place { Place(node: index, epoch: epoch) }
}

/// Something that happens after a while.
enum Event {
  typealias Ledger = SessionLedger<Content>

  /// A snapshot of a session is due.
  case snapshot(Place, UInt64)
  /// A round begins.
  case round(Place)
  /// The storage gets a request of a round, which others follow.
  case request(Place, Ledger.Request, rest: [Ledger.Request], isLast: Bool)
  /// The storage gets writes for a second time.
  case late([SessionWrite])
  /// The storage has answered.
  case reply(Place, Ledger.Request, Ledger.Reply, rest: [Ledger.Request], isLast: Bool)
  /// The lease of a node is renewed.
  case renew(Place)
  case renewal(Place, NodeLeaseMachine.Renewal)
  case renewed(Place, NodeLeaseMachine.Renewal, hasLasted: Bool?)
  case regain(Place, [Lease], NodeLeaseMachine.Lapse)
  case regained(Place, [Lease], NodeLeaseMachine.Lapse, lost: Set<UInt64>?)
  /// A page waits for a session.
  case claim(Place, UInt64, attempt: Int)
  case claimed(Place, UInt64, attempt: Int, Claim?)
  /// The storage tells a node something.
  case signal(StorageSignal)
  case revoked(Place, user: String)
  /// A stopped process goes on.
  case resume(Place)
  /// A process that ends in order is gone.
  case end(Place)

  /// The process that something happens to; `nil` for the storage.
  var process: Place? {
    switch self {
    case .request, .late, .renewal, .regain, .signal: nil
    case .snapshot(let place, _), .round(let place), .reply(let place, _, _, _, _),
      .renew(let place), .renewed(let place, _, _), .regained(let place, _, _, _),
      .claim(let place, _, _), .claimed(let place, _, _, _), .revoked(let place, _),
      .resume(let place), .end(let place):
      place
    }
  }
}

extension Simulation {
  mutating func handle(_ event: Event) {
    if let place = event.process {
      guard nodes[place.node].isRunning, nodes[place.node].epoch == place.epoch else { return }
      if case .resume = event { return resume(place) }
      if nodes[place.node].isPaused { return nodes[place.node].deferred.append(event) }
    }
    switch event {
    case .snapshot(let place, let number): takeSnapshot(of: number, on: place.node)
    case .round(let place): beginRound(place)
    case .request(let place, let request, let rest, let isLast):
      perform(request, of: place, rest: rest, isLast: isLast)
    case .late(let writes): _ = storage.table.write(writes, now: schedule.now)
    case .reply(let place, let request, let reply, let rest, let isLast):
      finish(request, reply, place, rest: rest, isLast: isLast)
    case .renew(let place): renew(place)
    case .renewal(let place, let renewal): perform(renewal, of: place)
    case .renewed(let place, let renewal, let hasLasted): finish(renewal, hasLasted, place)
    case .regain(let place, let leases, let lapse): regain(leases, after: lapse, place)
    case .regained(let place, let leases, let lapse, let lost):
      finishRegaining(leases, after: lapse, lost, place)
    case .claim(let place, let number, let attempt): claim(number, attempt, place)
    case .claimed(let place, let number, let attempt, let claim):
      finish(claim, of: number, attempt, place)
    case .signal(let signal): deliver(signal)
    case .revoked(let place, let user): endSessions(of: user, on: place.node)
    case .end(let place): end(place)
    case .resume: break
    }
  }

  /// A time that a message takes.
  mutating func latency() -> Duration {
    .microseconds(200 + generator.number(below: generator.chance(5) ? 300_000 : 4_000))
  }

  /// What happens to a request of a node.
  mutating func fate(of index: Int) -> SimulatedStorage.Fate {
    guard storage.isReachable[index] else {
      nodes[index].healthySince = schedule.now
      return generator.chance(20) ? .losesAnswer : .fails
    }
    guard generator.chance(2) else { return .works }
    nodes[index].healthySince = schedule.now + .seconds(1)
    return generator.chance(50) ? .losesAnswer : .fails
  }

  private mutating func takeSnapshot(of number: UInt64, on index: Int) {
    guard let live = nodes[index].sessions[number] else { return }
    nodes[index].sessions[number]?.isSnapshotDue = false
    nodes[index].ledger.put(content(live.count), of: number)
    startRound(index)
  }

  private mutating func resume(_ place: Place) {
    nodes[place.node].isPaused = false
    nodes[place.node].healthySince = schedule.now
    let deferred = nodes[place.node].deferred
    nodes[place.node].deferred = []
    for event in deferred { handle(event) }
  }

  private mutating func end(_ place: Place) {
    let index = place.node
    // The process says what it couldn't store.
    for number in nodes[index].ledger.unwritten where storage.isReachable[index] {
      if nodes[index].healthySince + .seconds(2) < schedule.now {
        report("node \(index) ends without session \(number), though the storage works")
      }
    }
    forget(index)
    nodes[index].isRunning = false
    let id = nodes[index].id
    let now = schedule.now
    if let signals = try? storage.perform(fate(of: index), { $0.remove(id, now: now) }) {
      for signal in signals { schedule.add(.signal(signal), after: latency()) }
    }
  }

  // MARK: Signals

  func index(of id: NodeID) -> Int? {
    nodes.firstIndex { $0.id == id && $0.isRunning }
  }

  private mutating func deliver(_ signal: StorageSignal) {
    switch signal {
    case .handOver(let number, let id):
      guard let index = index(of: id), !nodes[index].isPaused, storage.isReachable[index] else {
        return
      }
      if nodes[index].sessions[number] != nil {
        if nodes[index].mayRun(at: schedule.now) { leave(number, from: index) }
      } else if nodes[index].waiting[number] == nil, defect != .leaseWithoutHolder {
        nodes[index].ledger.disown(number)
        startRound(index)
      }
    case .release(let number, let id):
      guard let index = index(of: id), nodes[index].waiting[number] != nil else { return }
      schedule.add(.claim(nodes[index].place, number, attempt: 1), after: .zero)
    case .change, .revocation: break
    }
  }

  private mutating func endSessions(of user: String, on index: Int) {
    for page in pages where page.user == user && page.isSignedOut {
      nodes[index].sessions[page.number] = nil
      nodes[index].ledger.lose([page.number])
    }
  }
}
