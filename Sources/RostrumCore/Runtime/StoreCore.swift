import RostrumCases

/// The implementation of a store: a location in a root's state, and a way to send actions to it.
///
/// The subclasses are the root, a part that always exists, and an optional part. Nested parts fold
/// into one key path from the nearest root or optional part.
///
/// NB: An abstract class rather than a protocol, because reading and sending through an existential
/// costs more than a virtual call. Subclasses override the members that trap here.
@MainActor
package class StoreCore<State, Action> {
  /// The clock that all cores of one root share.
  let clock: RootClock

  /// The current value, or the last one if it no longer exists.
  package var state: State { preconditionFailure("Subclasses must override 'state'.") }

  /// Whether the value no longer exists.
  var isGone: Bool { false }

  init(clock: RootClock) {
    self.clock = clock
  }

  /// Reads a part of the value, without copying the rest where possible.
  func read<Part>(_ keyPath: KeyPath<State, Part>) -> Part { state[keyPath: keyPath] }

  /// Reads a part on behalf of a nested core or store, rather than to display it.
  func pass<Part>(_ keyPath: KeyPath<State, Part>) -> Part { read(keyPath) }

  /// Reads the value without observing it.
  package func peek<Result>(_ body: (State) -> Result) -> Result {
    preconditionFailure("Subclasses must override 'peek'.")
  }

  /// Observes the value without reading it.
  func access() { preconditionFailure("Subclasses must override 'access'.") }

  /// Sends an action, and returns the effects that it started, if any.
  @discardableResult
  package func send(_ action: Action, from sender: ActionSender) -> EffectGroup? {
    preconditionFailure("Subclasses must override 'send'.")
  }

  /// An equivalent root core with the current dependencies, or `nil` for a part.
  func remade() -> RootStoreCore<State, Action>? { nil }

  /// Makes the core of a part that always exists.
  func part<Part, PartAction>(
    _ keyPath: KeyPath<State, Part>, _ embed: @escaping (PartAction) -> Action
  ) -> StoreCore<Part, PartAction> {
    PartCore(base: self, keyPath: keyPath, embed: embed)
  }

  /// Makes the core of an optional part, if its value exists.
  func optionalPart<Part, PartAction>(
    _ keyPath: KeyPath<State, Part?>, _ embed: @escaping (PartAction) -> Action
  ) -> StoreCore<Part, PartAction>? {
    pass(keyPath).map { OptionalCore(base: self, keyPath: keyPath, embed: embed, last: $0) }
  }
}

/// The sender of an action.
package enum ActionSender {
  /// A user of the store: a view, a test, or the program itself.
  case user

  /// A binding, whose writes are dropped silently when the value no longer exists.
  case binding

  /// An effect, or the `dismiss` it calls.
  case effect(EffectGroup)
}
