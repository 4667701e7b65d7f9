import SessionSimulation
import Testing

/// Schedules of faults, in which nothing that is kept gets lost; see ``Simulation``.
@Suite(.timeLimit(.minutes(10))) struct SimulationTests {
  /// The number of schedules of each case.
  ///
  /// `swift run -c release simulate` runs as many as wanted.
  private static let count: UInt64 = 2500

  @Test(
    "No schedule loses what is kept, and none locks a session out",
    arguments: 0..<4 as Range<UInt64>)
  func holds(_ part: UInt64) {
    let first = part * Self.count + 1
    let failures = Search(seeds: first...(first + Self.count - 1)).failures(most: 1)
    for failure in failures { Issue.record("\(failure)") }
  }

  @Test("A defect that is put back is found, with few steps", arguments: Defect.allCases)
  func finds(_ defect: Defect) throws {
    let failures = Search(seeds: 1...Self.count, defect: defect).failures(most: 1)
    let failure = try #require(failures.first)
    #expect(failure.steps.count < 12)
  }

  @Test("A schedule does the same each time")
  func repeats() {
    let search = Search(seeds: 1...200, defect: .droppedChanges)
    #expect(
      search.failures(most: 2).map(\.description) == search.failures(most: 2).map(\.description))
  }
}
