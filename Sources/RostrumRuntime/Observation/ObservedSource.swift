import Observation

/// An observable value with a list of subscribers, which are notified explicitly.
///
/// A source is a location whose content is observed as a whole, such as a field of a store's state.
/// Code that observes by means of the standard library doesn't see it; see ``RegisteredSource``.
///
/// NB: `@unchecked Sendable` because ``lock`` guards the lists.
@usableFromInline
package class ObservedSource: @unchecked Sendable {
  /// Guards the subscriptions of all sources and subscribers.
  ///
  /// NB: A subscription belongs to a source and to a subscriber, so a lock of each would have to be
  /// acquired in some order. The main actor acquires the lock nearly always, so it is free.
  static let lock = Lock()

  @exclusivity(unchecked) final private(set) var subscriptions: [ObservationSubscription] = []

  /// Makes a source without readers.
  package init() {}

  /// Makes a source for readers of our own, such as nodes.
  ///
  /// - Returns: A source that such readers can observe on this system.
  package static func forReaders() -> ObservedSource {
    #if os(Linux)
      ObservedSource()
    #else
      // NB: They register with the standard library there.
      RegisteredSource()
    #endif
  }

  /// Whether the source was ever read.
  ///
  /// NB: Not guarded: only code on the main actor, where the source is read, asks for it.
  package final var wasRead: Bool { hasReaders }

  // NB: Other modules would check a stored property for exclusive access.
  @exclusivity(unchecked) fileprivate final var hasReaders = false

  /// Registers the reader that is being evaluated, and no code that observes by itself.
  package func accessByReader() {
    hasReaders = true
    ObservationScope.subscriber?.subscribe(to: self)
  }

  /// Notifies all readers that the value is about to change.
  package final func notify() {
    if !hasReaders { return }
    notifySubscribers(changing: nil)
    notifyOutsiders()
  }

  /// Notifies the readers that observe by means of the standard library.
  fileprivate func notifyOutsiders() {}

  /// Notifies the subscribers that the value is about to change.
  ///
  /// - Parameter type: The type of the model that owns the value, if it is a part of a model.
  /// - Complexity: O(*n*) in the subscribers.
  package final func notifySubscribers(changing type: Any.Type?) {
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
  final func append(_ subscription: ObservationSubscription) {
    subscription.index = subscriptions.count
    subscriptions.append(subscription)
  }

  /// Removes a subscription; the last one takes its place.
  final func remove(_ subscription: ObservationSubscription) {
    let last = subscriptions.removeLast()
    if last === subscription { return }
    last.index = subscription.index
    subscriptions[last.index] = last
  }
}

/// A source that code can observe by means of the standard library, too.
///
/// NB: A class of its own, since copying an optional registrar costs a hundred instructions.
package final class RegisteredSource: ObservedSource, LibraryModel, @unchecked Sendable {
  private let registrar = ObservationRegistrar()

  /// Whether such code has ever read the source.
  ///
  /// NB: Not guarded, like ``ObservedSource/wasRead``.
  @exclusivity(unchecked) private var hasOutsiders = false

  /// NB: Stored because a key path literal costs a lookup at each use.
  private static let place = \RegisteredSource.value

  /// The observed property, which exists for its key path only.
  private var value: Void { () }

  /// Registers the current reader, if any.
  package func access() {
    hasReaders = true
    if let subscriber = ObservationScope.subscriber {
      subscriber.subscribe(to: self)
    } else {
      hasOutsiders = true
      registrar.access(self, keyPath: Self.place)
    }
  }

  #if !os(Linux)
    override package func accessByReader() { access() }
  #endif

  override fileprivate func notifyOutsiders() {
    if hasOutsiders { registrar.withMutation(of: self, keyPath: Self.place) {} }
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
