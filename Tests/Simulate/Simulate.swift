import ArgumentParser
import SessionSimulation

/// Runs schedules of faults against the machines that keep sessions.
@main struct Simulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Tries to lose what sessions keep, on simulated nodes with a simulated storage.")

  @Option(help: "The seed of the first schedule.") var seed: UInt64 = 1
  @Option(help: "The number of schedules.") var count: UInt64 = 100_000
  @Option(help: "The number of failures after which the search ends.") var most = 1
  @Option(help: "A defect to put back: \(Defect.allCases.map(\.rawValue).joined(separator: ", ")).")
  var defect: Defect?

  func validate() throws {
    guard count > 0, seed.addingReportingOverflow(count).overflow == false else {
      throw ValidationError("There are no schedules with these seeds.")
    }
  }

  func run() throws {
    let start = ContinuousClock.now
    let failures = Search(seeds: seed...(seed + count - 1), defect: defect).failures(most: most)
    for failure in failures { print(failure) }
    print("\(count) schedules, \(failures.count) failures, \(ContinuousClock.now - start)")
    if !failures.isEmpty { throw ExitCode.failure }
  }
}

extension Defect: ExpressibleByArgument {}
