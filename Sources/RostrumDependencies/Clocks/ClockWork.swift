/// A unit of work that a ``TestClock`` waits for when it advances.
///
/// Code that runs work that may sleep on the clock marks the beginning and the end of the work, and
/// the clock detects when the work sleeps. The clock therefore knows when everything that an
/// advance triggered has become idle, regardless of the speed of the machine.
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

  /// Begins a unit of work.
  ///
  /// - Parameter clock: The clock that the work may sleep on.
  /// - Returns: The work, or `nil` if the clock doesn't track work.
  package static func begin(on clock: any Clock<Duration>) -> ClockWork? {
    begin(in: (clock as? any WorkTrackingClock)?.workLedger)
  }

  /// Runs an operation as the given work, and ends the work.
  ///
  /// - Parameters:
  ///   - work: The work, or `nil` to run the operation without tracking.
  ///   - isolation: The actor isolation of the caller.
  ///   - operation: The operation to run.
  /// - Returns: The result of the operation.
  package static func run<R>(
    _ work: ClockWork?,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    guard let work else { return try await operation() }
    defer { work.end() }
    return try await $current.withValue(work, operation: operation, isolation: isolation)
  }

  /// Ends the work, if it hasn't ended; required for work that is never run.
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

  /// Runs part of the work without ending it.
  func perform<R>(
    isolation: isolated (any Actor)?, operation: () async throws -> R
  ) async rethrows -> R {
    try await Self.$current.withValue(self, operation: operation, isolation: isolation)
  }
}

/// A clock that tracks the work that sleeps on it.
protocol WorkTrackingClock {
  /// The ledger of the work, or `nil` if a wrapped clock doesn't track work.
  var workLedger: ClockLedger? { get }
}
