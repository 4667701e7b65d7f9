import RostrumCases

/// What stands behind a store: a place in a root's state, and a way to send actions there.
///
/// There are three kinds: the root, a part that is always there, and a part that comes and goes.
/// Parts of parts are joined to one key path into the nearest root or part that comes and goes.
@MainActor
package class StoreCore<State, Action> {
  /// What this core shares with all others of its root.
  let clock: RootClock

  /// The value at the place now, or the last that was there.
  package var state: State { preconditionFailure("A kind of core says how it reads.") }

  /// Whether the place does not exist any more.
  var isGone: Bool { false }

  init(clock: RootClock) {
    self.clock = clock
  }

  /// Reads a part of the value, without a copy of the rest where that is possible.
  func read<Part>(_ keyPath: KeyPath<State, Part>) -> Part { state[keyPath: keyPath] }

  /// Reads a part on behalf of a core or a store further in, which is nobody who shows it.
  func pass<Part>(_ keyPath: KeyPath<State, Part>) -> Part { read(keyPath) }

  /// Looks at the value without becoming one of the readers of its place.
  package func peek<Result>(_ body: (State) -> Result) -> Result {
    preconditionFailure("A kind of core says how it looks.")
  }

  /// Becomes one of the readers of the place, without a look at the value.
  func access() { preconditionFailure("A kind of core says who its readers are.") }

  /// Sends an action; gives back the effects that came of it, if there are any.
  @discardableResult
  package func send(_ action: Action, from sender: ActionSender) -> EffectGroup? {
    preconditionFailure("A kind of core says how it sends.")
  }

  /// A root core that begins as this one did, with the current dependencies; `nil` for a part.
  func remade() -> RootStoreCore<State, Action>? { nil }

  /// Makes the core of a part that is always there.
  func part<Part, PartAction>(
    _ keyPath: KeyPath<State, Part>, _ embed: @escaping (PartAction) -> Action
  ) -> StoreCore<Part, PartAction> {
    PartCore(base: self, keyPath: keyPath, embed: embed)
  }

  /// Makes the core of a part that comes and goes, if it is there now.
  func optionalPart<Part, PartAction>(
    _ keyPath: KeyPath<State, Part?>, _ embed: @escaping (PartAction) -> Action
  ) -> StoreCore<Part, PartAction>? {
    pass(keyPath).map { OptionalCore(base: self, keyPath: keyPath, embed: embed, last: $0) }
  }
}

/// Who sends an action.
package enum ActionSender {
  /// A user of the store: a view, a test, the program.
  case user

  /// A binding, whose writes to a place that is gone are dropped silently.
  case binding

  /// An effect, or the `dismiss` of one.
  case effect(EffectGroup)
}
