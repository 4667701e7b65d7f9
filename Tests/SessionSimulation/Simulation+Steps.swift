import RostrumSessions
import RostrumStorage

extension Simulation {
  mutating func perform(_ step: Step) {
    switch step {
    case .tap(let page): act(page, isConfirmed: true)
    case .tick(let page): act(page, isConfirmed: false)
    case .disconnect(let page): pages[page].node = nil
    case .connect(let page, let node): connect(page, to: node)
    case .hibernate(let page): hibernate(pages[page].number)
    case .signOut(let page, let node): signOut(page, on: node)
    case .kill(let node): kill(node)
    case .start(let node): if !nodes[node].isRunning { start(node) }
    case .stop(let node): stop(node)
    case .pause(let node, let time): pause(node, for: .milliseconds(time))
    case .cut(let node):
      storage.isReachable[node] = false
    case .heal(let node):
      storage.isReachable[node] = true
      nodes[node].healthySince = schedule.now
    case .sweep: _ = storage.table.sweep(now: schedule.now)
    case .wait(let time): run(for: .milliseconds(time))
    }
    run(for: .zero)
  }

  /// Changes the session of a page, if a node runs it.
  private mutating func act(_ page: Int, isConfirmed: Bool) {
    let number = pages[page].number
    guard
      let index = isConfirmed
        ? pages[page].node : nodes.firstIndex(where: { $0.sessions[number] != nil }),
      nodes[index].isRunning, !nodes[index].isPaused, !nodes[index].isEnding,
      nodes[index].mayRun(at: schedule.now), nodes[index].sessions[number] != nil
    else { return }
    for other in nodes where other.index != index && other.isRunning && !other.isPaused {
      if other.sessions[number] != nil, other.mayRun(at: schedule.now) {
        report("nodes \(index) and \(other.index) both act for session \(number)")
      }
    }
    if signedOut.contains(number) { return }
    nodes[index].sessions[number]?.count += 1
    let count = nodes[index].sessions[number]?.count ?? 0
    latest[number] = count
    if isConfirmed {
      nodes[index].sessions[number]?.confirmations.append((schedule.now, count))
    }
    changed(number, on: index)
  }

  private mutating func changed(_ number: UInt64, on index: Int) {
    guard nodes[index].sessions[number]?.isSnapshotDue == false else { return }
    nodes[index].sessions[number]?.isSnapshotDue = true
    schedule.add(.snapshot(nodes[index].place, number), after: Self.snapshotDelay)
  }

  mutating func connect(_ page: Int, to index: Int) {
    guard nodes[index].isRunning, !nodes[index].isPaused, !nodes[index].isEnding,
      !pages[page].isSignedOut
    else { return }
    let number = pages[page].number
    if number == 0 { return begin(page, on: index) }
    if nodes[index].sessions[number] != nil {
      pages[page].node = index
    } else if nodes[index].waiting[number] == nil {
      pages[page].node = nil
      nodes[index].waiting[number] = page
      schedule.add(.claim(nodes[index].place, number, attempt: 0), after: .zero)
    }
  }

  /// Begins a new session, which is stored at once.
  mutating func begin(_ page: Int, on index: Int) {
    lastNumber += 1
    pages[page].number = lastNumber
    owners[lastNumber] = page
    pages[page].node = index
    nodes[index].sessions[lastNumber] = .init(count: 0)
    latest[lastNumber] = 0
    let header = SessionHeader(user: pages[page].user)
    nodes[index].ledger.begin(lastNumber, header, content(0))
    startRound(index)
  }

  func content(_ count: Int) -> Content {
    Content(count: count, isComparedWhole: defect != .partialComparison)
  }

  private mutating func hibernate(_ number: UInt64) {
    guard !pages.contains(where: { $0.number == number && $0.node != nil }),
      let index = nodes.firstIndex(where: { $0.sessions[number] != nil }),
      !nodes[index].isPaused, !nodes[index].isEnding
    else { return }
    leave(number, from: index)
  }

  /// Ends a session in the memory of a node, from which any node may have it.
  mutating func leave(_ number: UInt64, from index: Int) {
    guard let live = nodes[index].sessions.removeValue(forKey: number) else { return }
    for page in pages.indices where pages[page].number == number && pages[page].node == index {
      pages[page].node = nil
    }
    nodes[index].ledger.put(content(live.count), of: number)
    nodes[index].ledger.leave(number)
    startRound(index)
  }

  private mutating func signOut(_ page: Int, on index: Int) {
    guard nodes[index].isRunning, !nodes[index].isPaused, !nodes[index].isEnding,
      storage.isReachable[index], !pages[page].isSignedOut, pages[page].number != 0
    else { return }
    pages[page].isSignedOut = true
    pages[page].node = nil
    let number = pages[page].number
    for (number, owner) in owners where owner == page {
      signedOut.insert(number)
      latest[number] = nil
    }
    nodes[index].ledger.revoke(pages[page].user)
    nodes[index].sessions[number] = nil
    nodes[index].waiting[number] = nil
    startRound(index)
  }

  // MARK: Processes

  mutating func start(_ index: Int) {
    let former = nodes[index].epoch
    nodes[index] = SimulatedNode(index: index)
    nodes[index].epoch = former + 1
    nodes[index].isRunning = true
    nodes[index].healthySince = schedule.now
    schedule.add(.renew(nodes[index].place), after: .zero)
  }

  private mutating func kill(_ index: Int) {
    guard nodes[index].isRunning else { return }
    for (number, live) in nodes[index].sessions { checkDurability(of: number, live, on: index) }
    forget(index)
    nodes[index].isRunning = false
    nodes[index].isPaused = false
    nodes[index].deferred = []
    for page in pages.indices where pages[page].node == index { pages[page].node = nil }
  }

  /// What a dead process alone knew is gone.
  mutating func forget(_ index: Int) {
    let numbers = Set(nodes[index].sessions.keys).union(nodes[index].ledger.unwritten)
    for number in numbers where !signedOut.contains(number) {
      latest[number] = stored(number)
      if stored(number) == nil { restartPages(of: number) }
    }
  }

  /// The pages of a session that was never stored begin a new one.
  private mutating func restartPages(of number: UInt64) {
    for page in pages.indices where pages[page].number == number { pages[page].number = 0 }
    latest[number] = nil
  }

  /// What was confirmed for long enough while everything worked must be stored.
  mutating func checkDurability(of number: UInt64, _ live: SimulatedNode.Live, on index: Int) {
    guard storage.isReachable[index], !nodes[index].isPaused, !signedOut.contains(number) else {
      return
    }
    let since = nodes[index].healthySince
    let now = schedule.now
    let due = live.confirmations.last { max($0.time, since) + Self.limit <= now }
    let stored = stored(number) ?? -1
    guard let due, stored < due.count else { return }
    report(
      "session \(number) loses \(due.count), confirmed at \(due.time); \(stored) is stored")
  }

  private mutating func stop(_ index: Int) {
    guard nodes[index].isRunning, !nodes[index].isPaused, !nodes[index].isEnding else { return }
    for number in Array(nodes[index].sessions.keys) { leave(number, from: index) }
    nodes[index].isEnding = true
    // Each message may be a slow one.
    schedule.add(.end(nodes[index].place), after: .seconds(3))
  }

  private mutating func pause(_ index: Int, for duration: Duration) {
    guard nodes[index].isRunning, !nodes[index].isPaused else { return }
    nodes[index].isPaused = true
    schedule.add(.resume(nodes[index].place), after: duration)
  }
}
