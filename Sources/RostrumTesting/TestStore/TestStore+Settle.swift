import RostrumCore

/// How many turns effects get without any time passing, before the store takes them for endless.
private let turnLimit = 20_000

/// How many turns must go by without a trace of an effect, before the store takes them for at rest.
private let quietTurnsNeeded = 10

extension TestStore {
  /// Lets effects run until each of them has ended or waits for something outside of the store.
  ///
  /// Effects run on the store's own executor and on the main actor, and both are served by the main
  /// queue, which is first in, first out. So a turn of that queue has run every piece of an effect
  /// that was due when it began, however busy the machine is. A piece leaves a trace: it ends its
  /// effect, it sends an action, or it goes on in the executor, as it does whenever it leaves the main
  /// actor or yields. Only steps from the main actor to itself leave none; several turns are taken for
  /// their sake, so an effect may take that many in a row. `receive` and `finish` wait for longer ways
  /// as they do for work outside of the store.
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

  /// Cancels what runs, and takes it as ended.
  func cancelEffects() {
    let running = ledger.inFlight.values
    ledger.inFlight = [:]
    for running in running { running.effect.cancel() }
  }

  private var trace: Trace {
    Trace(workCount: executor.givenCount, activity: ledger.activity)
  }
}

/// What effects have left behind so far.
private struct Trace: Equatable {
  let workCount: Int
  let activity: Int
}
