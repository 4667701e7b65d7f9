import RostrumSessions
import RostrumStorage

/// Several nodes, their storage and the pages of their users, driven by a list of steps.
///
/// Latencies and faults come from a seed, so that the same steps with the same seed do the same. After
/// each event the simulation checks what must hold; ``violation`` is the first thing that didn't.
public struct Simulation {
  /// The number of nodes.
  public static let nodes = 3
  /// The number of pages, each of which has a session and a user.
  public static let pages = 3
  static let leaseLifetime = Duration.seconds(5)
  static let snapshotDelay = Duration.milliseconds(500)
  /// The time within which a change is stored while the storage works.
  static let limit = Duration.milliseconds(1200)

  var schedule = Schedule<Event>()
  var generator: SeededGenerator
  var storage = SimulatedStorage(nodes: nodes)
  var nodes: [SimulatedNode]
  var pages: [SimulatedPage]
  var defect: Defect?
  /// The state that each session had last, on its node or in the storage.
  var latest: [UInt64: Int] = [:]
  /// The sessions whose users have signed out.
  var signedOut: Set<UInt64> = []
  /// The pages that have begun sessions.
  var owners: [UInt64: Int] = [:]
  var lastNumber: UInt64 = 0
  /// What didn't hold.
  public private(set) var violation: String?

  /// Runs steps, heals everything, and lets all pages come back.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - seed: The seed of latencies and faults.
  ///   - defect: The defect to put back.
  /// - Returns: What didn't hold; `nil` if everything did.
  public static func run(_ steps: [Step], seed: UInt64, with defect: Defect? = nil) -> String? {
    var simulation = Simulation(seed: seed, defect: defect)
    for step in steps {
      simulation.perform(step)
      if let violation = simulation.violation { return violation }
    }
    simulation.settle()
    return simulation.violation
  }

  init(seed: UInt64, defect: Defect?) {
    generator = SeededGenerator(seed: seed)
    self.defect = defect
    nodes = (0..<Self.nodes).map { SimulatedNode(index: $0) }
    pages = (0..<Self.pages).map { SimulatedPage(user: "user \($0)") }
    for index in nodes.indices { start(index) }
    for index in pages.indices { connect(index, to: index % Self.nodes) }
    run(for: .milliseconds(100))
  }

  mutating func report(_ violation: @autoclosure () -> String) {
    if self.violation == nil { self.violation = "\(violation()), at \(schedule.now)" }
  }

  mutating func run(for duration: Duration) {
    let end = schedule.now + duration
    while violation == nil, let event = schedule.next(until: end) { handle(event) }
  }

  /// Lets everything work again, and checks that nothing is lost and nobody is locked out.
  private mutating func settle() {
    for index in nodes.indices {
      storage.isReachable[index] = true
      nodes[index].healthySince = schedule.now
    }
    // Those that end, or are paused, have done so by then.
    run(for: .seconds(16))
    for index in nodes.indices where !nodes[index].isRunning { start(index) }
    run(for: .seconds(1))
    for index in pages.indices where !pages[index].isSignedOut {
      connect(index, to: generator.number(below: Self.nodes))
    }
    run(for: .seconds(10))
    if violation != nil { return }
    for (index, page) in pages.enumerated() where !page.isSignedOut {
      guard let node = page.node, nodes[node].sessions[page.number] != nil else {
        return report("page \(index) is locked out of session \(page.number)")
      }
      guard nodes[node].mayRun(at: schedule.now) else {
        return report("node \(node) never runs its sessions again")
      }
    }
    run(for: .seconds(3))
    for (number, count) in latest where !signedOut.contains(number) {
      let stored = stored(number)
      // What a process that died had sent may have arrived after its death.
      if (stored ?? -1) < count {
        report("session \(number) has \(count), and \(stored ?? -1) is stored")
      }
    }
  }

  /// The state of a session that is stored.
  func stored(_ number: UInt64) -> Int? {
    storage.table.record(of: number).map { record in
      Self.count(record.contents) + (record.delta.map { Self.count($0.contents) } ?? 0)
    }
  }

  static func count(_ bytes: [UInt8]) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

/// A process that serves sessions.
struct SimulatedNode {
  /// A session in memory.
  struct Live {
    var count: Int
    /// When the state was confirmed, by the state.
    var confirmations: [(time: Duration, count: Int)] = []
    var isSnapshotDue = false
  }

  let index: Int
  /// Distinguishes the processes of a node.
  var epoch = 0
  var isRunning = false
  var isPaused = false
  var ledger = SessionLedger<Content>()
  var lease = NodeLeaseMachine(lifetime: Simulation.leaseLifetime)
  var sessions: [UInt64: Live] = [:]
  /// The pages that wait for a session.
  var waiting: [UInt64: Int] = [:]
  /// The sessions that weren't stored when the node claimed them.
  var young: Set<UInt64> = []
  var isPerforming = false
  var needsRound = false
  var isRegaining = false
  /// Whether the process ends in order.
  var isEnding = false
  /// Since when everything works that the node needs.
  var healthySince = Duration.zero
  /// What happens to the node while it is paused.
  var deferred: [Event] = []

  init(index: Int) { self.index = index }

  var id: NodeID { NodeID(rawValue: "\(index).\(epoch)") }

  func mayRun(at now: Duration) -> Bool { !ledger.holdsAny || lease.holds(at: now) }

  func runs(_ number: UInt64, at now: Duration) -> Bool {
    isRunning && !isPaused && mayRun(at: now) && sessions[number] != nil
  }
}

/// A browser's page.
struct SimulatedPage {
  let user: String
  /// The number of the page's session; zero before the first.
  var number: UInt64 = 0
  /// The node to which the page is connected.
  var node: Int?
  var isSignedOut = false

  init(user: String) { self.user = user }
}
