import RostrumShared
import Testing

/// Processes that write one value all the time, over slow links.
@Suite struct WritePaceTests {
  @Test("A process that writes alone doesn't wait")
  func alone() {
    var pace = WritePace()
    #expect(pace.pause(at: .zero) == .zero)
    for version in Int64(1)...3 {
      pace.didWrite(version, basedOn: version - 1, from: .zero, to: .milliseconds(20))
      #expect(pace.pause(at: .milliseconds(20)) == .zero)
    }
  }

  @Test("After others have written, a process waits for about as long as its write took")
  func contended() {
    for _ in 0..<50 {
      var pace = WritePace()
      pace.didWrite(1, basedOn: 0, from: .zero, to: .milliseconds(20))
      pace.didWrite(3, basedOn: 2, from: .milliseconds(40), to: .milliseconds(60))
      let pause = pace.pause(at: .milliseconds(60))
      #expect(pause >= .milliseconds(10) && pause <= .milliseconds(30))
      #expect(pace.pause(at: .milliseconds(91)) == .zero)
    }
  }

  @Test("A pause is bounded, however slow the storage is")
  func slow() {
    var pace = WritePace()
    pace.didWrite(1, basedOn: 0, from: .zero, to: .seconds(9))
    pace.didWrite(3, basedOn: 2, from: .seconds(10), to: .seconds(19))
    #expect(pace.pause(at: .seconds(19)) <= .milliseconds(500))
  }

  @Test("No process starves while eight write all the time, as it would without pauses")
  func fairness() {
    let fair = (0..<10).map { Contention(seed: $0, hasPace: true).longestWait }
    let unfair = (0..<10).map { Contention(seed: $0, hasPace: false).longestWait }
    #expect(fair.allSatisfy { $0 < 700 }, "\(fair)")
    #expect(unfair.contains { $0 > 1_000 }, "\(unfair)")
  }
}

/// Eight processes that always have something to write.
///
/// A message takes 10 ms each way, and a write 3 ms, during which others wait.
private struct Contention {
  private struct Process {
    var pace = WritePace()
    /// The version that the process knows.
    var known: Int64 = 0
    /// When its write began, and when it was accepted last.
    var start = 0.0
    var accepted = 0.0
  }

  private enum Step {
    case send
    case arrive(base: Int64)
    case answer(base: Int64, version: Int64, isWritten: Bool)
  }

  private var random: SplitMix
  private let hasPace: Bool
  private var processes = Array(repeating: Process(), count: 8)
  private var steps: [(time: Double, process: Int, step: Step)] = []
  private var version: Int64 = 0
  private var lockedUntil = 0.0
  /// The longest time in milliseconds that a process has waited for a write of its own.
  private(set) var longestWait = 0.0

  init(seed: Int, hasPace: Bool) {
    random = SplitMix(state: UInt64(seed))
    self.hasPace = hasPace
    for process in processes.indices { add(.send, of: process, at: Double(process)) }
    run(until: 5_000)
  }

  private mutating func add(_ step: Step, of process: Int, at time: Double) {
    steps.append((time, process, step))
  }

  private mutating func run(until end: Double) {
    while let next = steps.indices.min(by: { steps[$0].time < steps[$1].time }) {
      let (time, process, step) = steps.remove(at: next)
      if time > end { break }
      perform(step, of: process, at: time)
    }
    for process in processes { longestWait = max(longestWait, end - process.accepted) }
  }

  private mutating func way() -> Double { Double.random(in: 10...11, using: &random) }

  private mutating func perform(_ step: Step, of process: Int, at time: Double) {
    switch step {
    case .send:
      processes[process].start = time
      add(.arrive(base: processes[process].known), of: process, at: time + way())
    case .arrive(let base) where time < lockedUntil:
      add(.arrive(base: base), of: process, at: lockedUntil)
    case .arrive(let base) where base == version:
      lockedUntil = time + 3
      version += 1
      let answer = Step.answer(base: base, version: version, isWritten: true)
      add(answer, of: process, at: lockedUntil + way())
    case .arrive(let base):
      let answer = Step.answer(base: base, version: version, isWritten: false)
      add(answer, of: process, at: time + way())
    case .answer(let base, let version, let isWritten):
      processes[process].known = version
      var pause = Double.random(in: 1...3, using: &random)
      if isWritten {
        longestWait = max(longestWait, time - processes[process].accepted)
        processes[process].accepted = time
        let start = processes[process].start
        processes[process].pace.didWrite(
          version, basedOn: base, from: .milliseconds(start), to: .milliseconds(time),
          pausingTimes: .random(in: 0.5...1.5, using: &random))
        if hasPace {
          pause += processes[process].pace.pause(at: .milliseconds(time)) / .milliseconds(1)
        }
      }
      add(.send, of: process, at: time + pause)
    }
  }
}
