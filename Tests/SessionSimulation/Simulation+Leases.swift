import RostrumSessions
import RostrumStorage

extension Simulation {
  // MARK: The lease of a node

  mutating func renew(_ place: Place) {
    let renewal = nodes[place.node].lease.beginRenewal(at: schedule.now)
    schedule.add(.renewal(place, renewal), after: latency())
    schedule.add(.renew(place), after: .seconds(1))
  }

  mutating func perform(_ renewal: NodeLeaseMachine.Renewal, of place: Place) {
    let id = NodeID(rawValue: "\(place.node).\(place.epoch)")
    let (now, fate) = (schedule.now, fate(of: place.node))
    let hasLasted = try? storage.perform(fate) {
      $0.renew(id, until: now + Self.leaseLifetime, now: now)
    }
    schedule.add(.renewed(place, renewal, hasLasted: hasLasted), after: latency())
  }

  mutating func finish(
    _ renewal: NodeLeaseMachine.Renewal, _ hasLasted: Bool?, _ place: Place
  ) {
    let index = place.node
    guard let hasLasted else { return }
    let lapse = nodes[index].lease.finish(renewal, hasLasted: hasLasted)
    if let lapse, !nodes[index].isRegaining {
      nodes[index].isRegaining = true
      let leases = nodes[index].ledger.leases
      let delay = defect == .slowRegaining ? Duration.seconds(2 + 2 * leases.count) : latency()
      schedule.add(.regain(place, leases, lapse), after: delay)
    }
    if !nodes[index].ledger.isIdle { startRound(index) }
  }

  mutating func regain(
    _ leases: [Lease], after lapse: NodeLeaseMachine.Lapse, _ place: Place
  ) {
    let id = NodeID(rawValue: "\(place.node).\(place.epoch)")
    let (now, fate) = (schedule.now, fate(of: place.node))
    let defect = defect
    let lost = try? storage.perform(fate) { table in
      guard defect == .leaseWithoutHolder else { return table.regain(leases) }
      for lease in leases { _ = table.claim(lease.number, for: id, isTaking: false, now: now) }
      return table.regain(leases)
    }
    schedule.add(.regained(place, leases, lapse, lost: lost), after: latency())
  }

  mutating func finishRegaining(
    _ leases: [Lease], after lapse: NodeLeaseMachine.Lapse, _ lost: Set<UInt64>?, _ place: Place
  ) {
    let index = place.node
    nodes[index].isRegaining = false
    guard let lost else { return }
    lose(nodes[index].ledger.finishRegaining(leases, lost: lost), on: index)
    // The lease would count from the renewal that began the search.
    if defect == .slowRegaining, leases.count > 1 { return }
    // The next renewal tries again.
    if nodes[index].ledger.isUncertain { return startRound(index) }
    nodes[index].lease.didRegain(after: lapse)
    if !nodes[index].ledger.isIdle { startRound(index) }
  }

  // MARK: Sessions that come

  mutating func claim(_ number: UInt64, _ attempt: Int, _ place: Place) {
    let index = place.node
    guard nodes[index].waiting[number] != nil else { return }
    guard nodes[index].lease.isRegistered, nodes[index].ledger[number]?.isUnwritten != true else {
      return wait(number, attempt, place)
    }
    let (now, fate, id) = (schedule.now, fate(of: index), nodes[index].id)
    // The page of a session whose row isn't written yet finds nothing on a different node.
    if stored(number) == nil {
      nodes[index].young.insert(number)
    } else {
      nodes[index].young.remove(number)
    }
    var signals: [StorageSignal] = []
    let claim = try? storage.perform(fate) { table in
      let (claim, news) = table.claim(number, for: id, isTaking: true, now: now)
      signals = news
      return claim
    }
    for signal in signals { schedule.add(.signal(signal), after: latency()) }
    schedule.add(.claimed(place, number, attempt: attempt, claim), after: latency())
  }

  /// Has a session claimed again, as the page's browser does when it isn't there.
  private mutating func wait(_ number: UInt64, _ attempt: Int, _ place: Place) {
    if attempt < 20 {
      schedule.add(.claim(place, number, attempt: attempt + 1), after: .milliseconds(500))
    } else {
      nodes[place.node].waiting[number] = nil
    }
  }

  /// A session comes back as it was last, unless a node that couldn't be asked had changed it.
  private mutating func checkReturn(of number: UInt64, with count: Int, to index: Int) {
    // What a process that died had sent may have arrived after its death.
    guard let latest = latest[number], latest > count, !signedOut.contains(number) else { return }
    let holder = nodes.first {
      $0.index != index && $0.isRunning && ($0.sessions[number] != nil || $0.ledger[number] != nil)
    }
    if let holder, let live = holder.sessions[number] {
      checkDurability(of: number, live, on: holder.index)
    }
    // A node whose lease has lapsed couldn't store its last changes.
    if let holder, !holder.lease.holds(at: schedule.now) || holder.isPaused { return }
    report("session \(number) comes back with \(count), after \(latest)")
  }

  private func read(_ record: SessionRecord) -> (Event.Ledger.Stored, count: Int) {
    let count = Self.count(record.contents)
    let base = Event.Ledger.Draft(
      version: UInt64(record.version), snapshot: content(count))
    guard let delta = record.delta, defect != .forgottenDelta else {
      return (Event.Ledger.Stored(base: base, latest: base), count: count)
    }
    let latest = Event.Ledger.Draft(
      version: UInt64(delta.version), snapshot: content(count + Self.count(delta.contents)))
    return (Event.Ledger.Stored(base: base, latest: latest), count: latest.snapshot.count)
  }

  mutating func finish(_ claim: Claim?, of number: UInt64, _ attempt: Int, _ place: Place) {
    let index = place.node
    guard let page = nodes[index].waiting[number] else { return }
    switch claim {
    case .granted(let lease, let record, _):
      nodes[index].waiting[number] = nil
      let (stored, count) = read(record)
      nodes[index].ledger.grant(lease, SessionHeader(user: record.user), stored)
      nodes[index].sessions[number] = .init(count: count)
      // A node that was paused meanwhile runs the session only if it regains it.
      if nodes[index].lease.holds(at: schedule.now) {
        checkReturn(of: number, with: count, to: index)
      } else if nodes.contains(where: { $0.index != index && $0.runs(number, at: schedule.now) }) {
        return
      }
      latest[number] = signedOut.contains(number) ? nil : count
      pages[page].node = index
    case .held: wait(number, attempt, place)
    case .missing:
      nodes[index].waiting[number] = nil
      if signedOut.contains(number) { return }
      if let latest = latest[number], !nodes[index].young.contains(number) {
        report("session \(number) with \(latest) isn't found")
      }
      latest[number] = nil
      begin(page, on: index)
    case nil: wait(number, attempt, place)
    }
  }
}
