import Foundation
@preconcurrency import OpenCombine
public import RostrumCore
import RostrumRuntime

extension Effect {
  /// Sends each value of a publisher as an action.
  ///
  /// ```swift
  /// case .onAppear:
  ///   return .publisher {
  ///     location.updates
  ///       .receive(on: mainQueue)
  ///       .map(Action.locationChanged)
  ///   }
  /// ```
  ///
  /// The closure runs when the effect starts, in the turn of the action that returned it, on the
  /// main actor and with the reducer's dependencies. The effect ends when the publisher completes,
  /// and cancelling the effect cancels the subscription. A value that is delivered on the main queue
  /// is sent synchronously; others are sent asynchronously.
  ///
  /// - Parameters:
  ///   - createPublisher: Makes the publisher.
  ///   - location: The call site to name in reported issues.
  /// - Returns: The effect.
  public static func publisher<P: Publisher>(
    _ createPublisher: @escaping () -> P,
    at location: CallSite = #callSite
  ) -> Self where P.Output == Action, P.Failure == Never {
    let createPublisher = Unchecked { createPublisher().eraseToAnyPublisher() }
    return .subscribing(at: location) { send, end in
      PublishedActions(send, end: end).subscribe(to: createPublisher)
    }
  }
}

/// The subscription of an effect.
///
/// NB: `@unchecked Sendable` because `lock` guards the pending actions.
private final class PublishedActions<Action>: @unchecked Sendable {
  private let send: Send<Action>
  private let end: @MainActor @Sendable () -> Void
  private let lock = Lock()
  private var waiting: [Action] = []
  private var hasCompleted = false
  @MainActor private var isCancelled = false
  @MainActor private var subscription: AnyCancellable?

  init(_ send: Send<Action>, end: @escaping @MainActor @Sendable () -> Void) {
    self.send = send
    self.end = end
  }

  /// Subscribes to a publisher.
  ///
  /// - Returns: A function that cancels the subscription.
  @MainActor
  func subscribe(
    to createPublisher: Unchecked<() -> AnyPublisher<Action, Never>>
  ) -> @MainActor @Sendable () -> Void {
    // NB: The closures aren't the main actor's, because a publisher calls them from any thread.
    subscription = createPublisher.value().sink(
      receiveCompletion: { @Sendable [self] _ in
        lock.withLock { hasCompleted = true }
        sendSoon()
      },
      receiveValue: { @Sendable [self] action in
        lock.withLock { waiting.append(action) }
        sendSoon()
      })
    return { [self] in
      isCancelled = true
      subscription?.cancel()
      subscription = nil
    }
  }

  private func sendSoon() {
    MainQueue.perform { self.sendWaiting() }
  }

  /// Sends the pending actions in order, and ends the effect if the publisher has completed.
  @MainActor
  private func sendWaiting() {
    while !isCancelled, let action = takeFirst() { send(action) }
    guard !isCancelled, lock.withLock({ hasCompleted && waiting.isEmpty }) else { return }
    isCancelled = true
    end()
  }

  private func takeFirst() -> Action? {
    lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
  }
}
