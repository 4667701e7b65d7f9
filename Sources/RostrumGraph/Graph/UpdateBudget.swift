/// Counts the work of one update, so that an endless update can be stopped.
///
/// An update evaluates nodes until none is invalid. Views that change what they read, such as a
/// body that sets state or two `onChange` actions that set each other's value, invalidate a node
/// again each time. All sessions of a process share the main actor, so an update must end: a node
/// is evaluated at most ``evaluationsOfNode`` times, and there are at most ``maximumRounds``
/// rounds.
///
/// Work beyond these limits is postponed to the next update, which something else has to trigger.
@MainActor
struct UpdateBudget {
  /// The maximum number of times that an update evaluates one invalidated node.
  static let evaluationsOfNode: UInt32 = 100

  /// The maximum number of rounds of evaluations and actions in an update.
  static let maximumRounds = 2000

  /// The number of times that an update adds rows to a long `ForEach`.
  ///
  /// A row that adds others when it appears ends no update where all rows exist.
  static let additionsOfRows = 20

  /// The number of rows from which additions are limited.
  static let freeRows = 500

  /// The additions of rows to a `ForEach` in one update.
  struct Additions {
    fileprivate var count = 0
    fileprivate var update: UInt32 = 0
  }

  /// The work that an update left for the next one.
  struct Postponed {
    var nodes: [Node] = []
    var actions: [@MainActor () -> Void] = []
    var deferredWork: [any DeferredWork] = []
  }

  var postponed = Postponed()

  /// The types of views that were reported; each is reported once.
  var reportedTypes: Set<ObjectIdentifier> = []

  /// The node that was evaluated last.
  private(set) weak var last: Node?

  private var rounds = 0

  /// The number of the running update; zero between updates.
  private var current: UInt32 = 0
  private var latest: UInt32 = 0

  /// Begins an update.
  ///
  /// - Returns: The work that earlier updates postponed.
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
  /// - Returns: Whether the budget allows the round.
  mutating func beginRound() -> Bool {
    rounds += 1
    return rounds <= Self.maximumRounds
  }

  /// Counts the evaluation of an invalidated node.
  mutating func count(_ node: Node) {
    if node.countedUpdate != current {
      node.countedUpdate = current
      node.evaluations = 0
    }
    node.evaluations += 1
    last = node
  }

  /// Counts an addition of rows to a `ForEach`.
  ///
  /// - Parameters:
  ///   - additions: The additions so far.
  ///   - count: The number of rows with the new ones.
  /// - Returns: Whether the budget allows the addition.
  func allows(_ additions: inout Additions, to count: Int) -> Bool {
    if additions.update != current { additions = Additions(update: current) }
    additions.count += 1
    return additions.count <= Self.additionsOfRows || count <= Self.freeRows || current == 0
  }

  /// Whether the budget allows another evaluation of a node in the running update.
  func allowsEvaluation(of node: Node) -> Bool {
    node.evaluations < Self.evaluationsOfNode || node.countedUpdate != current
  }
}
