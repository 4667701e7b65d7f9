/// The core of a part that always exists: a single key path into its base.
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
    super.init(clock: base.clock)
  }

  override var state: State { base.read(keyPath) }

  override var isGone: Bool { base.isGone }

  override func read<Part>(_ keyPath: KeyPath<State, Part>) -> Part {
    base.read(self.keyPath)[keyPath: keyPath]
  }

  override func pass<Part>(_ keyPath: KeyPath<State, Part>) -> Part {
    base.pass(self.keyPath)[keyPath: keyPath]
  }

  override package func peek<Result>(_ body: (State) -> Result) -> Result {
    base.peek { body($0[keyPath: keyPath]) }
  }

  override func access() { base.access() }

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
