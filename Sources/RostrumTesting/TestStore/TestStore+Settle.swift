import RostrumCore

/// The number of turns after which effects that keep running are considered endless.
private let turnLimit = 20_000

/// The number of turns without effect activity after which the store is considered idle.
private let quietTurnsNeeded = 10

extension TestStore {
  /// Runs effects until each of them has ended or waits for something outside of the store.
  ///
  /// Effects run on the store's own executor and on the main actor. The main queue serves both in
  /// first-in, first-out order, so after one turn of that queue, every job that was due when the
  /// turn began has run, regardless of the load on the machine. A job is detected because it ends
  /// its effect, sends an action, or enqueues another job in the executor, which happens whenever
  /// it leaves the main actor or yields. Consecutive jobs on the main actor can't be detected. For
  /// that reason, the store waits for several turns, and an effect may run that many such jobs in a
  /// row. `receive` and `finish` wait for longer sequences as they do for work outside of the
  /// store.
  func settle() async {
    var quietTurns = 0
    for _ in 0..<turnLimit {
      guard !ledger.inFlight.isEmpty else { return }
      let before = trace
      await MainTurn.take()
      quietTurns = executor.isIdle && trace == before ? quietTurns + 1 : 0
      if quietTurns == quietTurnsNeeded { return }
    }
    TestIssue.restless(runningEffects).report(at: ledger.location)
    cancelEffects()
  }

  /// Cancels the running effects, and stops tracking them.
  func cancelEffects() {
    let running = ledger.inFlight.values
    ledger.inFlight = [:]
    for running in running { running.effect.cancel() }
  }

  private var trace: Trace {
    Trace(workCount: executor.givenCount, activity: ledger.activity)
  }
}

/// A snapshot of counters that effects increment.
private struct Trace: Equatable {
  let workCount: Int
  let activity: Int
}
