import RostrumPresentation
import Testing

/// Schedules of changes to a shared value, and what must hold after each.
@Suite struct SharedSimulationTests {
  private typealias Cards = IdentifiedArrayOf<Card>

  /// Numbers of processes, and of launches of each.
  private static let groups = [(1, 2), (1, 4), (1, 8), (3, 1), (3, 2)]

  private func cards(
    _ seed: UInt64, _ nodes: Int, _ launches: Int, _ defect: SharedSimulation<Cards>.Defect? = nil
  ) -> SharedSimulation<Cards>.Report {
    var simulation = SharedSimulation<Cards>(
      seed: seed, nodes: nodes, launches: launches, initial: [], defect: defect
    ) {
      _ = $0.append(Card(id: $1))
    }
    return simulation.run(changes: 5)
  }

  private func counts(
    _ seed: UInt64, _ nodes: Int, _ launches: Int,
    _ defect: SharedSimulation<Count>.Defect? = nil
  ) -> SharedSimulation<Count>.Report {
    var simulation = SharedSimulation<Count>(
      seed: seed, nodes: nodes, launches: launches, initial: Count(), defect: defect
    ) { $0.changes.append($1) }
    return simulation.run(changes: 5)
  }

  /// Whether each element that a launch has inserted is there, for all launches.
  private func isComplete(_ report: SharedSimulation<Cards>.Report, changes: Int) -> Bool {
    report.stored.ids.count == changes && Set(report.stored.ids) == Set(0..<changes)
      && report.saved == Set(0..<changes) && report.overruled.isEmpty
      && report.values.allSatisfy { $0 == report.stored }
  }

  /// Whether each change is counted, or was reported as overruled.
  private func isHonest(_ report: SharedSimulation<Count>.Report, changes: Int) -> Bool {
    let saved = Count(changes: Array(report.saved)).value
    // A change can be stored although its launch couldn't know it.
    let doubtful = report.overruled.intersection(report.history.flatMap(\.changes))
    let steps = doubtful.map { Count(changes: [$0]).value }
    let least = saved + steps.filter { $0 < 0 }.reduce(0, +)
    let most = saved + steps.filter { $0 > 0 }.reduce(0, +)
    return report.saved.count + report.overruled.count == changes
      && report.saved.isDisjoint(with: report.overruled)
      && least <= report.stored.value && report.stored.value <= most
      && report.values.allSatisfy { $0 == report.stored }
  }

  @Test("No element that a launch has inserted is lost, whatever the storage does")
  func insertions() {
    for (nodes, launches) in Self.groups {
      let lost = (0..<250).filter { seed in
        !isComplete(cards(seed, nodes, launches), changes: 5 * nodes * launches)
      }
      #expect(lost == [], "seeds with \(nodes) processes of \(launches) launches")
    }
  }

  @Test("A count that others have overruled says so, whatever the storage does")
  func counts() {
    for (nodes, launches) in Self.groups {
      let lost = (0..<250).filter { seed in
        !isHonest(counts(seed, nodes, launches), changes: 5 * nodes * launches)
      }
      #expect(lost == [], "seeds with \(nodes) processes of \(launches) launches")
    }
  }

  @Test("The schedules save changes of counts, and overrule some")
  func kept() {
    let reports = (0..<100).map { counts($0, 1, 2) }
    #expect(reports.map(\.saved.count).reduce(0, +) > 100)
    #expect(reports.map(\.overruled.count).reduce(0, +) > 100)
  }

  @Test("A schedule finds each mistake in the rule")
  func mistakes() {
    let seeds: Range<UInt64> = 0..<400
    #expect(seeds.contains { !isComplete(cards($0, 1, 2, .laterValueAsWritten), changes: 10) })
    #expect(seeds.contains { !isHonest(counts($0, 1, 2, .laterValueAsWritten), changes: 10) })
    #expect(seeds.contains { !isHonest(counts($0, 3, 1, .equalValueAsOwn), changes: 15) })
    #expect(seeds.contains { !isHonest(counts($0, 3, 1, .lostAnswerAsFailure), changes: 15) })
  }
}

/// A count that knows the changes in it, and is compared like a number.
private struct Count: Equatable {
  var changes: [Int] = []

  /// A third of the changes subtract one, all others add one.
  var value: Int { changes.reduce(0) { $0 + ($1 % 3 == 2 ? -1 : 1) } }

  static func == (one: Self, other: Self) -> Bool { one.value == other.value }
}
