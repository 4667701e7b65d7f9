import RostrumDependencies

/// The core of a root store: it owns the state, runs the reducer on it in its place, and keeps the
/// effects.
@MainActor
package final class RootCore<R: Reducer>: StoreCore<R.State, R.Action> {
  package typealias State = R.State
  package typealias Action = R.Action

  private var value: State
  private let reducer: R
  private var work: ReducerWork<State, Action>?
  private let kind = ObservableKind<State>()

  /// The dependencies that the reducer sees.
  package var dependencies: DependencyValues {
    didSet { work = nil }
  }

  /// Told of each action after the reducer has worked on it.
  package var didReduce: ((_ action: Action, _ isFromEffect: Bool, _ state: State) -> Void)?

  /// Told of each effect that starts and ends, with the action it came of.
  package var monitor: EffectMonitor<Action>?

  /// Watches the work on actions and the effects.
  private let instrumentation: StoreInstrumentation?

  private var queue: [QueuedAction] = []
  private var isDraining = false
  private let readers = PlaceReaders()
  let effects = EffectScope()

  /// Where the store and its effects are entered while a test looks for leaks.
  let liveObjects = LiveObjects.current

  private struct QueuedAction {
    let action: Action
    let isFromEffect: Bool
    let group: EffectGroup
  }

  package init(initialState: State, reducer: R, dependencies: DependencyValues) {
    value = initialState
    self.reducer = reducer
    self.dependencies = dependencies
    instrumentation = dependencies.storeInstrumentation
    super.init(clock: RootClock())
    liveObjects?.enter(self) { _ in "a store of \(typeLabel(State.self))" }
  }

  deinit {
    let effects = effects
    MainQueue.perform { effects.cancelAll() }
  }

  override package var state: State {
    willRead()
    return value
  }

  override func read<Part>(_ keyPath: KeyPath<State, Part>) -> Part {
    willRead()
    return value[keyPath: keyPath]
  }

  private func willRead() {
    clock.requireIdle()
    readers.access()
  }

  override package func send(_ action: Action, from sender: ActionSender) -> EffectGroup? {
    let (origin, isFromEffect): (EffectGroup?, Bool) =
      if case .effect(let group) = sender { (group, true) } else { (nil, false) }
    guard !isDraining else {
      return enqueue(action, isFromEffect: isFromEffect, group: origin ?? EffectGroup())
    }
    isDraining = true
    defer { isDraining = false }
    let group = process(action, isFromEffect: isFromEffect, group: origin)
    var index = 0
    while index < queue.count {
      let next = queue[index]
      index += 1
      _ = process(next.action, isFromEffect: next.isFromEffect, group: next.group)
      next.group.release()
    }
    queue.removeAll(keepingCapacity: true)
    return group
  }

  /// Puts an action behind those that wait; effects that come of it belong to a group.
  @discardableResult
  func enqueue(_ action: Action, isFromEffect: Bool, group: EffectGroup) -> EffectGroup {
    group.hold()
    queue.append(QueuedAction(action: action, isFromEffect: isFromEffect, group: group))
    return group
  }

  private func process(
    _ action: Action, isFromEffect: Bool, group: EffectGroup?
  ) -> EffectGroup? {
    guard let instrumentation else {
      return work(on: action, isFromEffect: isFromEffect, group: group)
    }
    return work(
      on: action, isFromEffect: isFromEffect, group: group, watchedBy: instrumentation)
  }

  /// Runs the reducer, and starts its effects as they are or as they are prepared.
  func work(
    on action: Action, isFromEffect: Bool, group: EffectGroup?,
    prepare: ((Effect<Action>) -> Effect<Action>)? = nil
  ) -> EffectGroup? {
    let effect = reduce(action)
    didReduce?(action, isFromEffect, value)
    guard !effect.isNone else { return group }
    let group = group ?? EffectGroup()
    start(
      prepare?(effect) ?? effect, in: EffectStart(cause: action, scope: effects, group: group))
    return group
  }

  private func reduce(_ action: Action) -> Effect<Action> {
    clock.begin()
    let (effect, isSame) = kind.reducing(&value) { value in
      DependencyValues.$current.withValue(dependencies) {
        currentWork(&value, action)
      }
    }
    clock.end()
    if !isSame { readers.notify() }
    clock.settle()
    return effect
  }

  /// The work of the reducer, made with the dependencies that it sees.
  private var currentWork: ReducerWork<State, Action> {
    if let work { return work }
    let made = reducer._$work()
    work = made
    return made
  }
}

/// Who is told of the effects of a root, for tests.
package struct EffectMonitor<Action> {
  package let didStart: @MainActor (RunningEffect, Action) -> Void
  package let didEnd: @MainActor (RunningEffect) -> Void

  /// Makes the task of an effect.
  package let makeTask:
    @MainActor (TaskPriority?, @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never>

  package init(
    didStart: @escaping @MainActor (RunningEffect, Action) -> Void,
    didEnd: @escaping @MainActor (RunningEffect) -> Void,
    makeTask:
      @escaping @MainActor (
        TaskPriority?, @escaping @MainActor @Sendable () async -> Void
      ) -> Task<Void, Never>
  ) {
    self.didStart = didStart
    self.didEnd = didEnd
    self.makeTask = makeTask
  }
}
