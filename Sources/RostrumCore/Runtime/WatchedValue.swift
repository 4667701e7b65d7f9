import RostrumRuntime

/// A value made of a store's state, whose readers are told when it has become another one.
///
/// It is for state whose fields nobody observes, where all that can be known is that there was an
/// action. From when it is first read it looks at the state after each action of the root, makes
/// the value anew, and compares.
///
/// Observable models that are read on the way, such as shared state, may change between actions.
/// They are observed, and a change of theirs is told without a comparison, since it is not over yet.
@MainActor
package final class WatchedValue<Value>: SettlingCore {
  private let clock: RootClock
  private let make: () -> Value
  private let isSame: (Value, Value) -> Bool
  private let readers = ObservationBeacon()

  private var last: Value?

  /// When the value was last made; zero if it has to be made anew.
  private var time: UInt = 0

  /// Ends observations that are out of date; `nil` as long as no model was read.
  private var observations: ObservationBeacon?

  init(clock: RootClock, make: @escaping () -> Value, isSame: @escaping (Value, Value) -> Bool) {
    self.clock = clock
    self.make = make
    self.isSame = isSame
  }

  /// The value, of whose changes the reader is told.
  package var value: Value {
    readers.access()
    return current
  }

  /// The value, for who is no reader.
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
    observations?.notify()
    let (value, hasReadModels) = withModelObservation(
      for: ModelNotice(self), endedBy: observations, make
    ) { notice, _ in
      notice.fire()
    }
    if observations == nil, hasReadModels { observations = ObservationBeacon() }
    return value
  }

  fileprivate func modelChanges() {
    // NB: What an action changes is looked at when the action is over.
    guard time == clock.time, !clock.isReducing else { return }
    time = 0
    readers.notify()
  }
}

/// What observable models know of a value that was made of them.
///
/// NB: `@unchecked Sendable` because the weak reference is only read, on the main actor.
private final class ModelNotice<Value>: @unchecked Sendable {
  private weak var watched: WatchedValue<Value>?

  @MainActor
  init(_ watched: WatchedValue<Value>) {
    self.watched = watched
  }

  func fire() {
    MainQueue.perform { self.watched?.modelChanges() }
  }
}
