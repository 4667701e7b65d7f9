import RostrumStorage

/// A storage whose answers a schedule decides: they may come late, get lost, or be failures.
struct SimulatedStorage {
  /// The fate of a request.
  enum Fate {
    /// It is carried out and answered.
    case works
    /// It isn't carried out.
    case fails
    /// It is carried out, and its answer is lost.
    case losesAnswer
  }

  var table = SessionTable()
  /// Whether requests succeed at the moment, for each node.
  var isReachable: [Bool]

  init(nodes: Int) {
    isReachable = Array(repeating: true, count: nodes)
  }

  /// Carries out a request.
  mutating func perform<Answer>(
    _ fate: Fate, _ request: (inout SessionTable) throws(StorageError) -> Answer
  ) throws(StorageError) -> Answer {
    if fate == .fails { throw .unreachable(reason: "a fault") }
    let answer = try request(&table)
    if fate == .losesAnswer { throw .unreachable(reason: "a fault") }
    return answer
  }
}
