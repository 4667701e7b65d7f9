/// Counts the work of one update, so that one that would never end is stopped.
///
/// An update evaluates nodes until no node is marked. Views that change what they read, such as a
/// body that sets state or two `onChange` actions that set each other's value, mark a node again
/// each time. All sessions of a process share the main actor, so an update must end: a node is
/// evaluated at most ``evaluationsOfNode`` times, and there are at most ``maximumRounds`` rounds.
///
/// What goes beyond is postponed to the next update, which something else has to cause.
@MainActor
struct UpdateBudget {
  /// How often an update evaluates one node because it was marked.
  static let evaluationsOfNode: UInt32 = 100

  /// How many rounds of evaluations and actions an update has.
  static let maximumRounds = 2000

  /// What an update left for the next one.
  struct Postponed {
    var nodes: [Node] = []
    var actions: [@MainActor () -> Void] = []
    var deferredWork: [any DeferredWork] = []
  }

  var postponed = Postponed()

  /// The types of views that were reported, each of which is reported once.
  var reportedTypes: Set<ObjectIdentifier> = []

  /// The node that was evaluated last.
  private(set) weak var last: Node?

  private var rounds = 0

  /// The number of the update that runs; zero between updates.
  private var current: UInt32 = 0
  private var latest: UInt32 = 0

  /// Begins an update.
  ///
  /// - Returns: What earlier updates have postponed.
  mutating func begin() -> Postponed {
    latest &+= 1
    if latest == 0 { latest = 1 }
    current = latest
    rounds = 0
    last = nil
    defer { postponed = Postponed() }
    return postponed
  }

  /// Ends the update.
  mutating func end() { current = 0 }

  /// Counts a round.
  ///
  /// - Returns: Whether the update may have it.
  mutating func beginRound() -> Bool {
    rounds += 1
    return rounds <= Self.maximumRounds
  }

  /// Counts the evaluation of a node that was marked.
  mutating func count(_ node: Node) {
    if node.countedUpdate != current {
      node.countedUpdate = current
      node.evaluations = 0
    }
    node.evaluations += 1
    last = node
  }

  /// Whether a node may be evaluated again in the update that runs.
  func allowsEvaluation(of node: Node) -> Bool {
    node.evaluations < Self.evaluationsOfNode || node.countedUpdate != current
  }
}
