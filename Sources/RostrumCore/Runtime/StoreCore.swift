import RostrumCases

/// What stands behind a store: a place in a root's state, and a way to send actions there.
///
/// There are three kinds: the root, a part that is always there, and a part that comes and goes.
/// Parts of parts are joined to one key path into the nearest root or part that comes and goes.
@MainActor
package class StoreCore<State, Action> {
  /// The value at the place now, or the last that was there.
  package var state: State { preconditionFailure("A kind of core says how it reads.") }

  /// Whether the place does not exist any more.
  var isGone: Bool { false }

  init() {}

  /// Reads a part of the value, without a copy of the rest where that is possible.
  func read<Part>(_ keyPath: KeyPath<State, Part>) -> Part { state[keyPath: keyPath] }

  /// Sends an action; gives back the effects that came of it, if there are any.
  @discardableResult
  package func send(_ action: Action, from sender: ActionSender) -> EffectGroup? {
    preconditionFailure("A kind of core says how it sends.")
  }

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
    read(keyPath).map { OptionalCore(base: self, keyPath: keyPath, embed: embed, last: $0) }
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

/// A part that is always there: one key path into its base.
final class PartCore<BaseState, BaseAction, State, Action>: StoreCore<State, Action> {
  private let base: StoreCore<BaseState, BaseAction>
  private let keyPath: KeyPath<BaseState, State>
  private let embed: (Action) -> BaseAction

  init(
    base: StoreCore<BaseState, BaseAction>,
    keyPath: KeyPath<BaseState, State>,
    embed: @escaping (Action) -> BaseAction
  ) {
    self.base = base
    self.keyPath = keyPath
    self.embed = embed
  }

  override var state: State { base.read(keyPath) }

  override var isGone: Bool { base.isGone }

  override func read<Part>(_ keyPath: KeyPath<State, Part>) -> Part {
    base.read(self.keyPath)[keyPath: keyPath]
  }

  override package func send(_ action: Action, from sender: ActionSender) -> EffectGroup? {
    base.send(embed(action), from: sender)
  }

  override func part<Part, PartAction>(
    _ keyPath: KeyPath<State, Part>, _ embed: @escaping (PartAction) -> Action
  ) -> StoreCore<Part, PartAction> {
    let outer = self.embed
    return base.part(self.keyPath.appending(path: keyPath)) { outer(embed($0)) }
  }

  override func optionalPart<Part, PartAction>(
    _ keyPath: KeyPath<State, Part?>, _ embed: @escaping (PartAction) -> Action
  ) -> StoreCore<Part, PartAction>? {
    let outer = self.embed
    return base.optionalPart(self.keyPath.appending(path: keyPath)) { outer(embed($0)) }
  }
}

/// A part that comes and goes. When it is gone, its last value stays readable.
final class OptionalCore<BaseState, BaseAction, State, Action>: StoreCore<State, Action> {
  private let base: StoreCore<BaseState, BaseAction>
  private let keyPath: KeyPath<BaseState, State?>
  private let embed: (Action) -> BaseAction
  private var last: State
  private var hasReported = false

  init(
    base: StoreCore<BaseState, BaseAction>,
    keyPath: KeyPath<BaseState, State?>,
    embed: @escaping (Action) -> BaseAction,
    last: State
  ) {
    self.base = base
    self.keyPath = keyPath
    self.embed = embed
    self.last = last
  }

  override var state: State {
    if !base.isGone, let state = base.read(keyPath) { last = state }
    return last
  }

  override var isGone: Bool { base.isGone || base.read(keyPath) == nil }

  override package func send(_ action: Action, from sender: ActionSender) -> EffectGroup? {
    guard isGone else {
      defer { _ = state }
      return base.send(embed(action), from: sender)
    }
    if case .user = sender, !hasReported {
      hasReported = true
      StoreIssue.sentToGone(store: Store<State, Action>.label, action: action).report()
    }
    return nil
  }
}
