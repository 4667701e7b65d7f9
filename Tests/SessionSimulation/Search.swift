/// Runs schedules by their seeds, and makes those that fail short.
public struct Search: Sendable {
  /// A schedule that fails.
  public struct Failure: Sendable, CustomStringConvertible {
    /// The seed of the schedule.
    public var seed: UInt64
    /// What didn't hold.
    public var violation: String
    /// The steps that are needed for that.
    public var steps: [Step]

    /// The seed, what didn't hold, and the steps.
    public var description: String {
      "seed \(seed): \(violation)\n" + steps.map { "  \($0)\n" }.joined()
    }
  }

  /// The number of steps of a schedule.
  static let steps = 24

  private let seeds: ClosedRange<UInt64>
  private let defect: Defect?

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - seeds: The seeds of the schedules.
  ///   - defect: The defect to put back.
  public init(seeds: ClosedRange<UInt64>, defect: Defect? = nil) {
    self.seeds = seeds
    self.defect = defect
  }

  /// Runs the schedules until some have failed.
  ///
  /// - Parameter most: The number of failures after which the search ends.
  /// - Returns: The failures, with as few steps as possible.
  /// - Complexity: O(*n*) in the number of schedules.
  public func failures(most: Int) -> [Failure] {
    var failures: [Failure] = []
    for seed in seeds where failures.count < most {
      var generator = SeededGenerator(seed: seed)
      let steps = Step.random(&generator, count: Self.steps)
      guard let violation = Simulation.run(steps, seed: seed, with: defect) else { continue }
      failures.append(shrink(Failure(seed: seed, violation: violation, steps: steps)))
    }
    return failures
  }

  /// Leaves out steps that aren't needed, one after the other, for as long as it fails.
  private func shrink(_ failure: Failure) -> Failure {
    var failure = failure
    var index = failure.steps.count - 1
    while index >= 0 {
      var steps = failure.steps
      steps.remove(at: index)
      if let violation = Simulation.run(steps, seed: failure.seed, with: defect) {
        failure = Failure(seed: failure.seed, violation: violation, steps: steps)
      }
      index -= 1
    }
    return failure
  }
}
