import Testing

// NB: Tests `JobMachine`, which is internal.
@testable import RostrumJobs

/// Schedules that try to lose a job, or to run one twice at a time.
@Suite(.timeLimit(.minutes(10))) struct JobSimulationTests {
  private func run(
    _ seed: UInt64, _ nodes: Int, _ defect: JobSimulation.Defect? = nil
  ) -> JobSimulation.Report {
    var simulation = JobSimulation(seed: seed, nodes: nodes, jobs: 6, defect: defect)
    return simulation.run()
  }

  /// Whether each job has ended as it should, and none was run by two nodes at a time.
  private func isSound(_ report: JobSimulation.Report) -> Bool {
    report.statuses.count == 6 && report.mostWorkers <= 1 && report.changesAfterEnd == 0
      && report.statuses.allSatisfy { status in
        switch status.phase {
        case .succeeded: report.successes[status.id] == 1
        case .failed: status.attempts == 6 && report.successes[status.id] == nil
        case .cancelled: report.successes[status.id] == nil
        case .waiting, .running: false
        }
      }
  }

  @Test("No job is lost, ends twice, or runs on two nodes at a time", arguments: [1, 2, 4])
  func soundness(nodes: Int) {
    let unsound = (UInt64(0)..<100).filter { !isSound(run($0, nodes)) }
    #expect(unsound == [], "seeds with \(nodes) nodes")
  }

  @Test("The schedules kill and suspend nodes, and jobs run again")
  func disturbances() {
    let reports = (UInt64(0)..<40).map { run($0, 3) }
    #expect(reports.map(\.kills).reduce(0, +) > 40)
    #expect(reports.map(\.suspensions).reduce(0, +) > 40)
    let starts = reports.flatMap(\.starts.values).reduce(0, +)
    #expect(starts > 280, "\(starts)")
    #expect(reports.flatMap(\.statuses).contains { $0.phase == .cancelled })
  }

  @Test("A schedule finds each mistake in the rules", arguments: JobSimulation.Defect.allCases)
  func mistakes(_ defect: JobSimulation.Defect) {
    #expect((UInt64(0)..<300).contains { !isSound(run($0, 3, defect)) })
  }
}
