import Observation
import RostrumRuntime

/// A part that comes and goes.
///
/// It looks for its value once after each action, and only if somebody asks; until the next action
/// it knows. When the part is gone, its last value stays readable.
///
/// Whoever reads it is told when another value takes the place, or when the place goes. The core
/// itself observes the way from its base to the place for that, so its readers need not.
final class OptionalCore<BaseState, BaseAction, State, Action>: StoreCore<State, Action>,
  SettlingCore
{
  private let base: StoreCore<BaseState, BaseAction>
  private let keyPath: KeyPath<BaseState, State?>
  private let embed: (Action) -> BaseAction
  private let kind = ObservableKind<State>()
  private let readers = ObservationBeacon()

  /// What was found when the core last looked.
  @exclusivity(unchecked) private var last: State
  @exclusivity(unchecked) private var hasGone = false
  @exclusivity(unchecked) private var time: UInt = 0

  @exclusivity(unchecked) private var isObserving = false

  /// Whether somebody has read the value, and may do so again when it is gone.
  @exclusivity(unchecked) private var isShown = false

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
    super.init(clock: base.clock)
    // NB: At once, and not when a view reads, to which the way to the place would then be of concern.
    look()
  }

  override var state: State {
    isShown = true
    readers.access()
    look()
    return last
  }

  override var isGone: Bool {
    readers.access()
    return isMissing
  }

  /// Whether the place does not exist, for who is no reader.
  ///
  /// While the core observes its place it knows: it would have been told.
  private var isMissing: Bool {
    if !isObserving, !clock.isReducing { look() }
    return hasGone
  }

  override func read<Part>(_ keyPath: KeyPath<State, Part>) -> Part {
    isShown = true
    return pass(keyPath)
  }

  override func pass<Part>(_ keyPath: KeyPath<State, Part>) -> Part {
    readers.access()
    look()
    return last[keyPath: keyPath]
  }

  override package func peek<Result>(_ body: (State) -> Result) -> Result {
    isShown = true
    look()
    return body(last)
  }

  override func access() { readers.access() }

  override package func send(_ action: Action, from sender: ActionSender) -> EffectGroup? {
    guard isMissing else {
      // NB: So that the last value is known should the place go with the next action.
      defer { if isShown, !clock.isReducing { look() } }
      return base.send(embed(action), from: sender)
    }
    if case .user = sender, !hasReported {
      hasReported = true
      StoreIssue.sentToGone(store: Store<State, Action>.label, action: action)
        .report(at: clock.location)
    }
    return nil
  }

  /// Finds the value, unless nothing can have changed since it was last found.
  ///
  /// While the reducer is at work, the last value stays.
  private func look() {
    if time != clock.time { lookAgain() }
  }

  @inline(never)
  private func lookAgain() {
    if clock.isReducing {
      return StoreIssue.readInReducer(store: Store<State, Action>.label).report()
    }
    let value = isObserving ? find() : observe()
    time = clock.time
    if let value { last = value }
    hasGone = value == nil
  }

  private func find() -> State? { base.isGone ? nil : base.pass(keyPath) }

  /// Finds the value, and makes sure to hear when another takes its place.
  private func observe() -> State? {
    isObserving = true
    return withObservationTracking {
      find()
    } onChange: { [weak self] in
      MainQueue.perform { self?.placeChanges() }
    }
  }

  private func placeChanges() {
    isObserving = false
    clock.insert(self)
    if !clock.isReducing { time = 0 }
  }

  func settle() {
    let before = hasGone ? nil : kind.id(of: last)
    time = 0
    look()
    if hasGone || before == nil || before != kind.id(of: last) { readers.notify() }
  }
}
