/// Work that a ``TestClock`` waits for when its time is moved on.
///
/// Whoever runs work that may sleep on the clock says when it begins and ends; the clock itself sees
/// when it sleeps. With that it knows when everything that a moment set off has come to rest, however
/// slow the machine is.
///
/// ```swift
/// let work = ClockWork.begin(on: dependencies.continuousClock)  // before the task is made
/// Task {
///   await ClockWork.run(work) { await effect(send) }
/// }
/// ```
package final class ClockWork: Sendable {
  @TaskLocal private static var current: ClockWork?

  private let ledger: ClockLedger
  private let parent: ClockWork?

  private init(ledger: ClockLedger) {
    self.ledger = ledger
    parent = Self.current
  }

  /// Begins work.
  ///
  /// - Parameter clock: The clock that the work may sleep on.
  /// - Returns: The work, or `nil` if the clock goes by itself and nobody needs to know.
  package static func begin(on clock: any Clock<Duration>) -> ClockWork? {
    begin(in: (clock as? any WorkTrackingClock)?.workLedger)
  }

  /// Runs work that has begun, and ends it.
  ///
  /// - Parameters:
  ///   - work: The work; `nil` just runs the operation.
  ///   - isolation: The actor that asks.
  ///   - operation: What there is to do.
  /// - Returns: What the operation gives back.
  package static func run<R>(
    _ work: ClockWork?,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    guard let work else { return try await operation() }
    defer { work.end() }
    return try await $current.withValue(work, operation: operation, isolation: isolation)
  }

  /// Ends the work, if it has not ended; for work that is never run.
  package func end() { ledger.remove(self) }

  static func begin(in ledger: ClockLedger?) -> ClockWork? {
    guard let ledger else { return nil }
    let work = ClockWork(ledger: ledger)
    ledger.add(work)
    return work
  }

  /// The work that the current task does for a ledger.
  static func current(in ledger: ClockLedger) -> ClockWork? {
    var work = current
    while let candidate = work, candidate.ledger !== ledger { work = candidate.parent }
    return work
  }

  /// Runs a part of the work without ending it.
  func perform<R>(
    isolation: isolated (any Actor)?, operation: () async throws -> R
  ) async rethrows -> R {
    try await Self.$current.withValue(self, operation: operation, isolation: isolation)
  }
}

/// A clock that waits for the work that sleeps on it.
protocol WorkTrackingClock {
  /// The ledger of that work; `nil` if the clock goes by itself after all.
  var workLedger: ClockLedger? { get }
}
