/// The subscriptions of a reader to the sources that it has read.
///
/// A subscription that the next evaluation renews stays as it is: nothing is allocated, hashed or
/// registered when a reader reads the same sources again.
///
/// NB: `@unchecked Sendable` because ``ObservedSource/lock`` guards what sources access, and the
/// reader's thread alone accesses the rest.
@usableFromInline
package final class ObservationSubscriber: @unchecked Sendable {
  /// The number of evaluations that have begun.
  ///
  /// Subscriptions and observations of an earlier round are out of date.
  @exclusivity(unchecked) @usableFromInline var round: UInt = 0

  /// Whether the reader was notified in this round, or no longer reads anything.
  @exclusivity(unchecked) var isNotified = false

  /// The subscriptions of this round, and those of the last one that weren't renewed.
  @exclusivity(unchecked) private var subscriptions: [ObservationSubscription] = []

  /// The index of the subscription that is renewed next if the reader reads what it did before.
  @exclusivity(unchecked) private var next = 0

  /// The number of subscriptions of this round.
  @exclusivity(unchecked) private var current = 0

  /// The beacon that ends the observations of models, or `nil` if no model was read.
  @exclusivity(unchecked) private var beacon: ObservationBeacon?

  /// Whether ``end()`` was called.
  @exclusivity(unchecked) package private(set) var isEnded = false

  private let willChange: @Sendable (ObservationSubscriber, _ modelType: () -> Any.Type?) -> Void

  /// Makes a subscriber without subscriptions.
  ///
  /// - Parameter willChange: Called at most once in a round, on any thread, before a value that the
  ///   reader has read changes. Its arguments are the subscriber, and a closure that returns the type
  ///   of the value's owner if the system provides it.
  package init(
    willChange: @escaping @Sendable (ObservationSubscriber, _ modelType: () -> Any.Type?) -> Void
  ) {
    self.willChange = willChange
  }

  /// Begins an evaluation, which reads everything again.
  package func begin() {
    ObservedSource.lock.withLock {
      if current < subscriptions.count { dropOutdated() }
      round &+= 1
      next = 0
      current = 0
      isNotified = false
    }
    beacon?.notify()
  }

  /// Asks for a notification of the next change, although the reader was notified in this round.
  ///
  /// A reader that couldn't be evaluated calls it, since the next change may be the reason to try
  /// again.
  package func renotify() {
    ObservedSource.lock.withLock { isNotified = isEnded }
  }

  /// Ends all subscriptions and observations.
  package func end() {
    ObservedSource.lock.withLock {
      for subscription in subscriptions { subscription.source.remove(subscription) }
      subscriptions = []
      round &+= 1
      isNotified = true
      isEnded = true
    }
    beacon?.notify()
  }

  /// Registers with the standard library, so that the observation of models can be ended.
  @usableFromInline
  func expectModels() {
    let beacon = beacon ?? ObservationBeacon()
    self.beacon = beacon
    beacon.access()
  }

  /// Notifies the reader, unless the observation is out of date.
  ///
  /// - Parameters:
  ///   - round: The round of the observation.
  ///   - modelType: Returns the type of the model, if the system provides it.
  @usableFromInline
  func modelWillChange(in round: UInt, _ modelType: () -> Any.Type?) {
    let isCurrent = ObservedSource.lock.withLock {
      guard round == self.round, !isNotified else { return false }
      isNotified = true
      return true
    }
    if isCurrent { willChange(self, modelType) }
  }

  /// Notifies the reader, which ``ObservedSource`` has marked as notified.
  func sourceWillChange(_ type: Any.Type?) { willChange(self) { type } }
}

extension ObservationSubscriber {
  /// Subscribes to a source in this round.
  ///
  /// - Complexity: O(1) if the reader reads the same sources in the same order as before, otherwise
  ///   O(*n*), where *n* is the lesser of the numbers of sources of the reader and of readers of the
  ///   source.
  package func subscribe(to source: ObservedSource) {
    ObservedSource.lock.withLock {
      if next < subscriptions.count, subscriptions[next].source === source {
        renew(subscriptions[next])
        next += 1
      } else if let known = subscription(to: source) {
        renew(known)
      } else {
        add(ObservationSubscription(source: source, subscriber: self, round: round))
      }
    }
  }

  private func renew(_ subscription: ObservationSubscription) {
    if subscription.round == round { return }
    subscription.round = round
    current += 1
  }

  private func add(_ subscription: ObservationSubscription) {
    subscription.source.append(subscription)
    subscriptions.insert(subscription, at: next)
    next += 1
    current += 1
  }

  private func subscription(to source: ObservedSource) -> ObservationSubscription? {
    if source.subscriptions.count < subscriptions.count {
      return source.subscriptions.first { $0.subscriber === self }
    }
    guard let index = subscriptions.firstIndex(where: { $0.source === source }) else { return nil }
    if index > next { next = index + 1 }
    return subscriptions[index]
  }

  private func dropOutdated() {
    subscriptions.removeAll { subscription in
      if subscription.round == round { return false }
      subscription.source.remove(subscription)
      return true
    }
  }
}
