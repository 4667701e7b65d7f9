import RostrumSessions
import RostrumStorage

extension Simulation {
  mutating func startRound(_ index: Int) {
    nodes[index].needsRound = true
    guard !nodes[index].isPerforming, nodes[index].lease.isRegistered else { return }
    nodes[index].isPerforming = true
    schedule.add(.round(nodes[index].place), after: .zero)
  }

  mutating func beginRound(_ place: Place) {
    let index = place.node
    nodes[index].needsRound = false
    next(nodes[index].ledger.beginRound(), place, isLast: false)
  }

  /// Sends the next request of a round, or what follows from the round.
  private mutating func next(_ requests: [Event.Ledger.Request], _ place: Place, isLast: Bool) {
    let index = place.node
    if let first = requests.first {
      let rest = Array(requests.dropFirst())
      schedule.add(.request(place, first, rest: rest, isLast: isLast), after: latency())
    } else if !isLast, let release = nodes[index].ledger.beginRelease() {
      next([release], place, isLast: true)
    } else {
      nodes[index].isPerforming = false
      if nodes[index].needsRound { startRound(index) }
    }
  }

  mutating func perform(
    _ request: Event.Ledger.Request, of place: Place, rest: [Event.Ledger.Request], isLast: Bool
  ) {
    // A request of a process that has died may still arrive.
    guard isCurrent(place) || generator.chance(50) else { return }
    let reply: Event.Ledger.Reply
    do throws(StorageError) {
      reply = try carryOut(request, of: place)
    } catch {
      reply = error == .exists ? .exists : .failed
    }
    schedule.add(.reply(place, request, reply, rest: rest, isLast: isLast), after: latency())
    if case .write(let writes) = request, generator.chance(4) {
      let delay = Duration.milliseconds(generator.number(below: 2_000))
      schedule.add(.late(writes.map(write)), after: delay)
    }
  }

  private func isCurrent(_ place: Place) -> Bool {
    nodes[place.node].isRunning && nodes[place.node].epoch == place.epoch
  }

  private mutating func carryOut(
    _ request: Event.Ledger.Request, of place: Place
  ) throws(StorageError) -> Event.Ledger.Reply {
    let id = NodeID(rawValue: "\(place.node).\(place.epoch)")
    let (now, fate) = (schedule.now, fate(of: place.node))
    var signals: [StorageSignal] = []
    defer { for signal in signals { schedule.add(.signal(signal), after: latency()) } }
    switch request {
    case .revoke(let user):
      for node in nodes where node.isRunning && fate != .fails {
        schedule.add(.revoked(node.place, user: user), after: latency())
      }
      try storage.perform(fate) { signals = $0.end(allOf: user) }
      return .done()
    case .delete(let numbers):
      try storage.perform(fate) { signals = $0.end(numbers) }
      return .done()
    case .begin(let number, let header, let draft):
      let record = record(number, header, draft)
      return .leased(
        try storage.perform(fate) { table throws(StorageError) in
          try table.begin(record, on: id, now: now)
        })
    case .adopt(let number, _, let version):
      let claim = try storage.perform(fate) {
        $0.claim(number, for: id, isTaking: false, now: now).0
      }
      switch claim {
      case .granted(let lease, let record, _):
        if record.latestVersion <= Int64(version) { return .leased(lease) }
        try storage.perform(fate) { signals = $0.release([lease], now: now) }
        return .done()
      case .held: return .done()
      case .missing: return .missing
      }
    case .write(let writes):
      let records = writes.map(write)
      let deltas = records.filter { $0.record.delta != nil }.map(\.lease.number)
      return .done(
        lost: try storage.perform(fate) { $0.write(records, now: now) }, deltas: Set(deltas))
    case .release(let leases):
      try storage.perform(fate) { signals = $0.release(leases, now: now) }
      return .done()
    case .disown(let number):
      try storage.perform(fate) { table in
        if case .granted(let lease, _, _) =
          table.claim(number, for: id, isTaking: false, now: now).0
        {
          signals = table.release([lease], now: now)
        }
      }
      return .done()
    }
  }

  /// What is sent for a version: the difference to the stored snapshot, if that is allowed and small.
  private func write(_ write: Event.Ledger.Write) -> SessionWrite {
    var record = record(write.lease.number, write.header, write.draft)
    if let base = write.base, write.draft.snapshot.count % 3 != 0 {
      record.delta = SessionDelta(
        version: record.version,
        contents: Self.bytes(write.draft.snapshot.count - base.snapshot.count))
      record.contents = []
      record.version = version(base)
    }
    return SessionWrite(record, under: write.lease)
  }

  private func record(
    _ number: UInt64, _ header: SessionHeader, _ draft: Event.Ledger.Draft
  ) -> SessionRecord {
    SessionRecord(
      number: number, user: header.user, contents: Self.bytes(draft.snapshot.count),
      lifetime: .seconds(86_400), version: version(draft))
  }

  private func version(_ draft: Event.Ledger.Draft) -> Int64 {
    defect == .lateWrites ? 0 : Int64(draft.version)
  }

  private static func bytes(_ count: Int) -> [UInt8] {
    [UInt8(count >> 8 & 255), UInt8(count & 255)]
  }

  mutating func finish(
    _ request: Event.Ledger.Request, _ reply: Event.Ledger.Reply, _ place: Place,
    rest: [Event.Ledger.Request], isLast: Bool
  ) {
    let index = place.node
    let holds = nodes[index].lease.holds(at: schedule.now) || defect == .refusalsBeforeRegaining
    let gone = nodes[index].ledger.finish(request, with: reply, holdingLease: holds)
    lose(gone, on: index)
    guard case .failed = reply else { return next(rest, place, isLast: isLast) }
    for request in rest { _ = nodes[index].ledger.finish(request, with: .failed) }
    if defect == .droppedChanges {
      let left = nodes[index].ledger.unwritten.filter { nodes[index].sessions[$0] == nil }
      nodes[index].ledger.lose(left)
    }
    nodes[index].isPerforming = false
    if nodes[index].isEnding { startRound(index) }
  }

  /// Ends the sessions of a node that a different node may have.
  mutating func lose(_ numbers: Set<UInt64>, on index: Int) {
    for number in numbers {
      let live = nodes[index].sessions.removeValue(forKey: number)
      for page in pages.indices where pages[page].number == number && pages[page].node == index {
        pages[page].node = nil
      }
      // What another node got was checked when it got the session.
      if nodes.contains(where: { $0.sessions[number] != nil }) { continue }
      if let live { checkDurability(of: number, live, on: index) }
      if !signedOut.contains(number) { latest[number] = stored(number) }
    }
  }
}
