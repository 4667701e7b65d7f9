import Observation

/// An observable value with a list of subscribers, which are notified explicitly.
///
/// A source is a location whose content is observed as a whole, such as the state of a store, or a
/// field of it.
///
/// NB: `@unchecked Sendable` because ``lock`` guards the lists.
@usableFromInline
package final class ObservedSource: Observable, @unchecked Sendable {
  /// Guards the subscriptions of all sources and subscribers.
  ///
  /// NB: A subscription belongs to a source and to a subscriber, so a lock of each would have to be
  /// acquired in some order. The main actor acquires the lock nearly always, so it is free.
  static let lock = Lock()

  @exclusivity(unchecked) private(set) var subscriptions: [ObservationSubscription] = []

  /// The readers that observe by means of the standard library.
  private let registrar: ObservationRegistrar?

  /// Whether there was ever such a reader.
  ///
  /// NB: Not guarded, like ``wasRead``.
  @exclusivity(unchecked) private var hasOutsiders = false

  /// NB: Stored because a key path literal costs a lookup at each use.
  private static let place = \ObservedSource.value

  /// The observed property, which exists for its key path only.
  private var value: Void { () }

  /// Makes a source without readers.
  ///
  /// - Parameter hasRegistrar: Whether code that observes by means of the standard library can read
  ///   the source. Pass `false` if only nodes read it, or if a registrar elsewhere has such readers.
  package init(hasRegistrar: Bool = true) {
    registrar = hasRegistrar ? ObservationRegistrar() : nil
  }

  /// Whether the source was ever read.
  ///
  /// NB: Not guarded: only code on the main actor, where the source is read, asks for it.
  @exclusivity(unchecked) package private(set) var wasRead = false

  /// Registers the current reader, if any.
  package func access() {
    wasRead = true
    if let subscriber = ObservationScope.subscriber {
      subscriber.subscribe(to: self)
    } else if let registrar {
      hasOutsiders = true
      registrar.access(self, keyPath: Self.place)
    }
  }

  /// Registers the reader that is being evaluated, and no code that observes by itself.
  package func accessByReader() {
    #if os(Linux)
      wasRead = true
      ObservationScope.subscriber?.subscribe(to: self)
    #else
      access()
    #endif
  }

  /// Notifies all readers that the value is about to change.
  package func notify() {
    if !wasRead { return }
    notifySubscribers(changing: nil)
    if hasOutsiders { registrar?.withMutation(of: self, keyPath: Self.place) {} }
  }

  /// Notifies the subscribers that the value is about to change.
  ///
  /// - Parameter type: The type of the model that owns the value, if it is a part of a model.
  /// - Complexity: O(*n*) in the subscribers.
  package func notifySubscribers(changing type: Any.Type?) {
    var first: ObservationSubscriber?
    var others: [ObservationSubscriber] = []
    Self.lock.withLock {
      for subscription in subscriptions where subscription.isCurrent {
        let subscriber = subscription.subscriber
        subscriber.isNotified = true
        if first == nil { first = subscriber } else { others.append(subscriber) }
      }
    }
    first?.sourceWillChange(type)
    for subscriber in others { subscriber.sourceWillChange(type) }
  }

  /// Adds a subscription.
  func append(_ subscription: ObservationSubscription) {
    subscription.index = subscriptions.count
    subscriptions.append(subscription)
  }

  /// Removes a subscription; the last one takes its place.
  func remove(_ subscription: ObservationSubscription) {
    let last = subscriptions.removeLast()
    if last === subscription { return }
    last.index = subscription.index
    subscriptions[last.index] = last
  }
}

/// The interest of a subscriber in a source.
///
/// It refers to both, and both refer to it, until ``ObservationSubscriber/begin()`` drops it because
/// it wasn't renewed, or ``ObservationSubscriber/end()`` ends it.
@usableFromInline
final class ObservationSubscription {
  let source: ObservedSource
  let subscriber: ObservationSubscriber

  /// The round of the subscriber in which it last read the source.
  @exclusivity(unchecked) var round: UInt

  /// The index in the list of the source.
  @exclusivity(unchecked) var index = 0

  /// Whether the reader has to be notified of a change.
  var isCurrent: Bool { round == subscriber.round && !subscriber.isNotified }

  init(source: ObservedSource, subscriber: ObservationSubscriber, round: UInt) {
    self.source = source
    self.subscriber = subscriber
    self.round = round
  }
}
