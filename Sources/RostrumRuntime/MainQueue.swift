import Dispatch
import Foundation

/// The queue on which the main actor runs.
///
/// NB: On Linux, a thread other than the first may serve the main queue, so the queue is checked
/// too. The thread is checked first because that is cheaper.
@usableFromInline
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether the current code runs on the main actor's executor.
  @usableFromInline
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  /// Runs work on the main actor: synchronously if the caller is on it, asynchronously otherwise.
  ///
  /// NB: Observation may call this while a model changes. Such work may only invalidate; it must
  /// neither read the model nor run app code.
  ///
  /// - Parameter work: The work to run.
  @inlinable
  package static func perform(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      assumeIsolated(work)
    } else {
      Task { @MainActor in work() }
    }
  }

  /// Runs work that is isolated to the main actor, given that ``isCurrent`` is `true`.
  ///
  /// NB: `MainActor.assumeIsolated` would check that again, at a multiple of the cost of the work. The
  /// isolation of a closure isn't part of its representation.
  @inlinable
  static func assumeIsolated(_ work: @MainActor () -> Void) {
    withoutActuallyEscaping(work) { work in
      unsafeBitCast(work, to: (() -> Void).self)()
    }
  }

  /// Runs work on the main actor and waits for its result.
  ///
  /// Use it for protocol requirements that can't be isolated, such as `Identifiable.id`, and in
  /// `deinit` in tests, whose issues must be reported before the test ends. Don't call it on a
  /// thread that the main actor waits for.
  ///
  /// - Parameter work: The work to run.
  /// - Returns: The result of `work`.
  @inlinable
  package static func wait<Result>(_ work: @MainActor () -> Result) -> Result {
    // NB: `nonisolated(unsafe)` because the caller is blocked until the closure has returned.
    nonisolated(unsafe) var result: Result?
    if isCurrent {
      assumeIsolated { result = work() }
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated { result = work() } }
    }
    guard let result else { preconditionFailure("The closure must have returned.") }
    return result
  }
}
