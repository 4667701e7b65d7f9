import Foundation
@preconcurrency import OpenCombine
import RostrumRuntime

/// A publisher that starts a source for each subscriber, and stops it when the subscription ends.
///
/// Values are delivered with the subscriber's dependencies, regardless of the thread on which the
/// source calls. A value without demand is dropped.
struct SourcePublisher<Output, Failure: Error>: Publisher {
  /// The subject to which a source delivers.
  typealias Receiver = PassthroughSubject<Output, Failure>

  /// Starts the source.
  ///
  /// Cancelling the result stops it.
  let start: (SourceOutput<Output, Failure>) -> AnyCancellable

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let source = Source()
    let output = SourceOutput<Output, Failure>()
    output.subject
      .handleEvents(
        receiveCompletion: { _ in source.stop() }, receiveCancel: { source.stop() }
      )
      .subscribe(subscriber)
    source.start { start(output) }
  }
}

/// The destination to which a source delivers values for its subscriber.
///
/// NB: `@unchecked Sendable` because the subject is thread-safe.
struct SourceOutput<Output, Failure: Error>: @unchecked Sendable {
  fileprivate let subject = PassthroughSubject<Output, Failure>()
  private let context = SubscriberContext()

  func send(_ value: Output) {
    context.run { subject.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    context.run { subject.send(completion: completion) }
  }
}

/// The source of one subscription, which may be stopped before it has started.
private final class Source {
  private let lock = Lock()
  private var isStopped = false
  private var running: AnyCancellable?

  func start(_ start: () -> AnyCancellable) {
    if lock.withLock({ isStopped }) { return }
    let running = start()
    let isLate = lock.withLock {
      if !isStopped { self.running = running }
      return isStopped
    }
    if isLate { running.cancel() }
  }

  func stop() {
    let running = lock.withLock {
      isStopped = true
      defer { self.running = nil }
      return self.running
    }
    running?.cancel()
  }
}
