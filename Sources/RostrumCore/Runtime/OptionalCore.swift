import Observation
import RostrumRuntime

/// The core of an optional part.
///
/// It looks its value up lazily, at most once after each action. When the part no longer exists,
/// its last value remains readable.
///
/// Readers are notified when the value is replaced or becomes `nil`. For that, the core itself
/// observes the path from its base to the value, so that its readers needn't.
final class OptionalCore<BaseState, BaseAction, State, Action>: StoreCore<State, Action>,
  SettlingCore, ObservationReader
{
  private let base: StoreCore<BaseState, BaseAction>
  private let keyPath: KeyPath<BaseState, State?>
  private let embed: (Action) -> BaseAction
  private let kind = ObservableKind<State>()
  private let readers = RegisteredSource()

  /// The value found when the core last looked.
  @exclusivity(unchecked) private var last: State
  @exclusivity(unchecked) private var hasGone = false
  @exclusivity(unchecked) private var time: UInt = 0

  @exclusivity(unchecked) private var isObserving = false

  /// Whether the value was ever read, and may be read again after it no longer exists.
  @exclusivity(unchecked) private var isShown = false

  @exclusivity(unchecked) private var hasReported = false

  /// NB: `nonisolated(unsafe)` because a reader is evaluated on the main actor.
  nonisolated(unsafe) private var lazySubscriber = LazySubscriber()

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
    // NB: Looked up here and not on the first read, or the view that reads would observe the path
    // to it.
    look()
  }

  deinit { lazySubscriber.made?.end() }

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

  /// Whether the value no longer exists, read without observing it.
  ///
  /// While the core observes its path, `hasGone` is up to date.
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
      // NB: Records the last value, in case the next action sets it to `nil`.
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

  /// Looks the value up, unless nothing can have changed since the last time.
  ///
  /// While the reducer is running, the last value is used.
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

  /// Looks the value up, and observes its replacement.
  private func observe() -> State? {
    isObserving = true
    lazySubscriber.made?.begin()
    return observing(expectsModels: false, find).result
  }

  /// The subscriber to the path from the base to the value.
  nonisolated var subscriber: ObservationSubscriber {
    lazySubscriber.made
      ?? lazySubscriber.make {
        ObservationSubscriber { [weak self] _, _ in MainQueue.perform { self?.placeChanges() } }
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
