/// The core of a part that is found by a closure, and that may cease to exist.
///
/// Closures can't be compared, so every scope by closures makes a core of its own. When the part no
/// longer exists, its last value remains readable.
final class ClosureCore<BaseState, BaseAction, State, Action>: StoreCore<State, Action> {
  private let base: StoreCore<BaseState, BaseAction>
  private let find: (BaseState) -> State?
  private let embed: (Action) -> BaseAction

  /// The value found when the core last looked.
  @exclusivity(unchecked) private var last: State
  @exclusivity(unchecked) private var hasGone = false
  private var hasReported = false

  init(
    base: StoreCore<BaseState, BaseAction>,
    find: @escaping (BaseState) -> State?,
    embed: @escaping (Action) -> BaseAction,
    last: State
  ) {
    self.base = base
    self.find = find
    self.embed = embed
    self.last = last
    super.init(clock: base.clock)
  }

  override var state: State {
    base.access()
    look()
    return last
  }

  override var isGone: Bool {
    if !clock.isReducing { look() }
    return hasGone || base.isGone
  }

  override func peek<Result>(_ body: (State) -> Result) -> Result {
    look()
    return body(last)
  }

  override func access() { base.access() }

  override package func send(_ action: Action, from sender: ActionSender) -> EffectGroup? {
    if !clock.isReducing { look() }
    guard hasGone else { return base.send(embed(action), from: sender) }
    if case .user = sender, !hasReported {
      hasReported = true
      StoreIssue.sentToGone(store: Store<State, Action>.label, action: action)
        .report(at: clock.location)
    }
    return nil
  }

  private func look() {
    if clock.isReducing {
      return StoreIssue.readInReducer(store: Store<State, Action>.label).report()
    }
    let value = base.peek(find)
    if let value { last = value }
    hasGone = value == nil
  }
}
