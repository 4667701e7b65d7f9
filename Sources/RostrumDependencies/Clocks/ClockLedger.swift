/// Tracks the work on a ``TestClock``, to determine when the clock is idle.
final class ClockLedger: Sendable {
  private struct Entry {
    var sleeps = 0
    var isGivenUp = false

    /// Whether the clock should wait for the work to sleep or end.
    var isBusy: Bool { sleeps == 0 && !isGivenUp }
  }

  private struct Entries {
    var works: [ObjectIdentifier: Entry] = [:]

    /// The sleepers that were resumed and haven't run since.
    var waking: Set<ObjectIdentifier> = []

    var isBusy: Bool { !waking.isEmpty || works.values.contains(where: \.isBusy) }
  }

  private let entries = LockIsolated(Entries())

  /// The work that the current task does on this clock.
  var currentWork: ClockWork? { ClockWork.current(in: self) }

  func add(_ work: ClockWork) {
    entries.withValue { $0.works[ObjectIdentifier(work)] = Entry() }
  }

  func remove(_ work: ClockWork) {
    _ = entries.withValue { $0.works.removeValue(forKey: ObjectIdentifier(work)) }
  }

  func sleepBegan(of work: ClockWork?) {
    guard let work else { return }
    entries.withValue {
      $0.works[ObjectIdentifier(work)]?.sleeps += 1
      $0.works[ObjectIdentifier(work)]?.isGivenUp = false
    }
  }

  /// Records that a sleeper was resumed, until it reports that it runs.
  func sleepEnded(of work: ClockWork?, sleeper: Sleeper) {
    entries.withValue {
      $0.waking.insert(ObjectIdentifier(sleeper))
      guard let work else { return }
      $0.works[ObjectIdentifier(work)]?.sleeps -= 1
    }
  }

  func sleeperRuns(_ sleeper: Sleeper) {
    _ = entries.withValue { $0.waking.remove(ObjectIdentifier(sleeper)) }
  }

  /// Waits until all work sleeps or has ended, and all other tasks have had turns to run.
  ///
  /// Work that keeps running waits for something other than the clock. The clock stops waiting for
  /// it after a limited number of turns.
  func settle() async {
    var patience = 1_000
    var quietTurns = 0
    while quietTurns < 10 {
      await takeTurn()
      if !entries.withValue({ $0.isBusy }) {
        quietTurns += 1
      } else if patience > 0 {
        quietTurns = 0
        patience -= 1
      } else {
        giveUp()
      }
    }
  }

  private func giveUp() {
    entries.withValue {
      for key in $0.works.keys where $0.works[key]?.isBusy == true {
        $0.works[key]?.isGivenUp = true
      }
      $0.waking = []
    }
  }

  /// Yields to the executors of this task, of the main actor and of detached tasks.
  private func takeTurn() async {
    await Task.yield()
    await MainActor.run {}
    await Task.detached(priority: .background) { await Task.yield() }.value
  }
}
