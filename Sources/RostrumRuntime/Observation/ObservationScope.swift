import Foundation

#if os(Linux)
  import Synchronization
#endif

// How readers of state find out that it has changed
// ==================================================
//
// A reader, such as a node of the view graph, is evaluated again when a value that it has read
// changes. There are two kinds of observable values:
//
//  - The *models* of an app register readers with the standard library. A change ends the
//    registration, so every evaluation registers again, which takes thousands of instructions.
//  - The *sources* are ours: the fields of observable state, and the places of a store. A source has
//    a list of subscribers, which stay subscribed from one evaluation to the next.
//
// The scope names the reader that is being evaluated, so that a source finds its subscriber.
// Outside of a scope, and in code that observes by means of `withObservationTracking`, sources
// register readers with the standard library as models do.

/// The evaluation of a reader that is in progress.
@usableFromInline
package enum ObservationScope {
  #if os(Linux)
    /// The thread that evaluates, or zero.
    private static let thread = Atomic<UInt>(0)
  #endif

  /// NB: `nonisolated(unsafe)` because only the thread that evaluates accesses the reader.
  nonisolated(unsafe) private static var reader: (any ObservationReader)?

  /// Whether the current code is part of an evaluation.
  package static var isCurrent: Bool {
    #if os(Linux)
      let evaluating = thread.load(ordering: .relaxed)
      return evaluating != 0 && evaluating == pthread_self()
    #else
      // NB: Every source registers readers with the standard library there.
      return false
    #endif
  }

  /// The subscriber of the reader that the current code evaluates, if any.
  package static var subscriber: ObservationSubscriber? {
    isCurrent ? reader?.subscriber : nil
  }

  /// Runs a closure as part of the evaluation of a reader.
  ///
  /// - Parameters:
  ///   - reader: The reader.
  ///   - body: The closure to run.
  /// - Returns: The result of `body`.
  @MainActor
  @usableFromInline
  static func evaluate<Result>(
    _ reader: any ObservationReader, _ body: @MainActor () -> Result
  ) -> Result {
    #if os(Linux)
      let outer = self.reader
      let evaluating = thread.load(ordering: .relaxed)
      self.reader = reader
      thread.store(pthread_self(), ordering: .relaxed)
      defer {
        self.reader = outer
        thread.store(evaluating, ordering: .relaxed)
      }
    #endif
    return body()
  }

  /// Runs a closure that observes by means of the standard library.
  ///
  /// - Parameter body: The closure to run.
  /// - Returns: The result of `body`.
  static func suspend<Result>(_ body: () -> Result) -> Result {
    #if os(Linux)
      guard isCurrent else { return body() }
      let evaluating = thread.exchange(0, ordering: .relaxed)
      defer { thread.store(evaluating, ordering: .relaxed) }
    #endif
    return body()
  }
}
