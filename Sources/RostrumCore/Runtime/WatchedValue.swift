import RostrumRuntime

/// A value derived from a store's state, whose readers are notified when it changes.
///
/// It serves state whose fields aren't observable, which reveals only that an action was processed.
/// Once it has been read, it derives the value again after each `send` to the root, when the actions
/// that its effects send synchronously are processed too, and compares.
///
/// Observable models that it reads, such as shared state, may change between actions. They are
/// observed, and their changes notify readers without a comparison, because a change is announced
/// before it is complete.
@MainActor
package final class WatchedValue<Value>: SettlingCore, ObservationReader {
  private let clock: RootClock
  private let make: @MainActor () -> Value
  private let isSame: (Value, Value) -> Bool
  private let readers = RegisteredSource()

  private var last: Value?

  /// The time at which the value was last derived, or zero if it is out of date.
  private var time: UInt = 0

  /// Whether a model was ever read.
  private var readsModels = false

  /// NB: `nonisolated(unsafe)` because a reader is evaluated on the main actor.
  nonisolated(unsafe) private var lazySubscriber = LazySubscriber()

  /// The subscriber to what the value is derived from.
  package nonisolated var subscriber: ObservationSubscriber {
    lazySubscriber.made
      ?? lazySubscriber.make {
        ObservationSubscriber { [weak self] _, _ in MainQueue.perform { self?.modelChanges() } }
      }
  }

  init(
    clock: RootClock, make: @escaping @MainActor () -> Value,
    isSame: @escaping (Value, Value) -> Bool
  ) {
    self.clock = clock
    self.make = make
    self.isSame = isSame
  }

  deinit { lazySubscriber.made?.end() }

  /// The value, which the reader observes.
  package var value: Value {
    readers.access()
    return current
  }

  /// The value, read without observing it.
  package var current: Value {
    if let last, time != 0 { return last }
    if last == nil { clock.add(watcher: self) }
    let value = remake()
    last = value
    return value
  }

  func settle() {
    guard let before = last else { return }
    let value = remake()
    if isSame(before, value) { return }
    last = value
    readers.notify()
  }

  private func remake() -> Value {
    time = clock.time
    lazySubscriber.made?.begin()
    let (value, hasReadModels) = observing(expectsModels: readsModels, make)
    readsModels = readsModels || hasReadModels
    return value
  }

  private func modelChanges() {
    // NB: Changes during an action are handled when the action is complete.
    guard time == clock.time, !clock.isReducing else { return }
    time = 0
    readers.notify()
  }
}
