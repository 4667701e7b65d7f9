import Foundation
import RostrumDependencies
import RostrumRestoration
import RostrumRuntime
import RostrumShared

/// The core of a root store, which owns the state, runs the reducer in place and owns the effects.
@MainActor
package class RootStoreCore<State, Action>: StoreCore<State, Action>, KeptValue {
  /// The state's storage.
  ///
  /// It is allocated separately because the state may be large, and never moves.
  ///
  /// NB: `nonisolated(unsafe)` for `deinit`, when no other reference exists.
  private nonisolated(unsafe) let place: UnsafeMutablePointer<State>
  private let kind = ObservableKind<State>()
  private let reducer: BuiltReducer<State, Action>

  /// The dependencies of the reducer.
  @exclusivity(unchecked) package final var dependencies: DependencyValues {
    didSet { reducer.reset() }
  }

  /// The call site of the store's initializer, or of the last use by a test, to name in issues.
  package final var location: CallSite? {
    get { clock.location }
    set { clock.location = newValue }
  }

  /// Called after the reducer has processed an action.
  package final var didReduce: ((_ action: Action, _ isFromEffect: Bool, _ state: State) -> Void)? {
    didSet { isWatched = didReduce != nil }
  }

  @exclusivity(unchecked) private var isWatched = false

  /// Evaluates the initial state.
  private let initialState: () -> State

  /// Overrides the dependencies with which the store is made.
  fileprivate final var prepare: ((inout DependencyValues) -> Void)?

  /// The state before the action that the reducer is processing.
  ///
  /// It is recorded only once a reducer has read its own store. Until then, no action pays for a
  /// copy.
  ///
  /// NB: An object, because code that handles an optional of a generic type requests the optional's
  /// metadata each time.
  private var stateBefore: StateBefore?

  private final class StateBefore {
    let state: State

    init(_ state: State) {
      self.state = state
    }
  }

  /// Notified of each effect that starts and ends, with the action that caused it.
  package final var monitor: EffectMonitor<Action>?

  /// Observes the processing of actions and effects.
  private let instrumentation: StoreInstrumentation?
  private let isInstrumented: Bool

  /// Whether to record the state before each action.
  @exclusivity(unchecked) private var keepsStateBefore = false

  private var queue: [QueuedAction] = []
  @exclusivity(unchecked) private var hasQueue = false
  @exclusivity(unchecked) private var isDraining = false
  /// The registration of the state with the launch, if the launch keeps states.
  @exclusivity(unchecked) private var registration: KeptRegistration?
  private let readers = RegisteredSource()
  final let effects = EffectScope()

  /// The registry of the store and its effects while a test checks for leaks.
  final let liveObjects = LiveObjects.current

  private struct QueuedAction {
    let action: Action
    let isFromEffect: Bool
    let group: EffectGroup
  }

  init(
    initialState: @escaping () -> State, work: BuiltReducer<State, Action>,
    dependencies: DependencyValues, location: CallSite?
  ) {
    let kept = dependencies.restoration.map { KeptState(State.self, $0, at: location) }
    place = .allocate(capacity: 1)
    var isRestored = false
    if let kept {
      isRestored = kept.initialize(place, or: initialState)
    } else {
      place.initialize(to: initialState())
    }
    self.initialState = initialState
    reducer = work
    self.dependencies = dependencies
    instrumentation = dependencies.storeInstrumentation
    isInstrumented = instrumentation != nil
    super.init(clock: RootClock())
    clock.location = location
    registration = kept?.register(self, isRestored: isRestored)
    liveObjects?.enter(self) { _ in "a store of \(typeLabel(State.self))" }
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
    let (effects, registration) = (effects, registration)
    MainQueue.perform {
      effects.endWithStore()
      registration?.remove()
    }
  }

  /// Cancels all effects.
  ///
  /// Effects returned later don't start.
  package final func cancelEffects() { effects.cancelAll() }

  override package final var state: State {
    if clock.isReducing { return stateForReducer }
    readers.access()
    return place.pointee
  }

  override final func read<Part>(_ keyPath: KeyPath<State, Part>) -> Part {
    if clock.isReducing { return stateForReducer[keyPath: keyPath] }
    readers.access()
    return place.pointee[keyPath: keyPath]
  }

  override package final func peek<Result>(_ body: (State) -> Result) -> Result {
    if clock.isReducing { return body(stateForReducer) }
    return body(place.pointee)
  }

  override final func access() { readers.access() }

  override final func remade() -> RootStoreCore? {
    let core = prepared(prepare) { dependencies in
      RootStoreCore(
        initialState: initialState, work: BuiltReducer(anew: reducer), dependencies: dependencies,
        location: location)
    }
    return core
  }

  /// Encodes the state for the launch's snapshot.
  package final func encode(with encoder: JSONEncoder) throws -> Data? {
    guard let state = place.pointee as? any Encodable else { return nil }
    return try DependencyValues.$current.withValue(dependencies) { try encoder.encode(state) }
  }

  /// Copies the state, if it is `Sendable`, to encode it off the main actor.
  package final func detached() -> DetachedValue? {
    guard let type = State.self as? any ObservableState.Type, type._$isSendable else { return nil }
    // NB: `nonisolated(unsafe)` because the compiler has told that the type is `Sendable`.
    nonisolated(unsafe) let state = place.pointee
    return DetachedValue { [dependencies] encoder in
      // A conformance that is isolated to the main actor isn't found elsewhere.
      guard let state = state as? any Encodable else { throw BoundToMainActor() }
      return try DependencyValues.$current.withValue(dependencies) { try encoder.encode(state) }
    }
  }

  /// The state that a reducer sees if it reads its own store by mistake: the state before the
  /// action, or, the first time, the initial state.
  ///
  /// The state itself can't be accessed while it is being mutated.
  private var stateForReducer: State {
    @inline(never) get {
      StoreIssue.readInReducer(store: Store<State, Action>.label).report(at: clock.location)
      keepsStateBefore = true
      if let stateBefore { return stateBefore.state }
      let before = StateBefore(initialState())
      stateBefore = before
      return before.state
    }
  }

  override package final func send(_ action: Action, from sender: ActionSender) -> EffectGroup? {
    let (origin, isFromEffect): (EffectGroup?, Bool) =
      if case .effect(let group) = sender { (group, true) } else { (nil, false) }
    guard !isDraining else {
      return enqueue(action, isFromEffect: isFromEffect, group: origin ?? EffectGroup())
    }
    isDraining = true
    defer { isDraining = false }
    let group = process(action, isFromEffect: isFromEffect, group: origin)
    if hasQueue || clock.isWatched { drain() }
    return group
  }

  /// Appends an action to the queue.
  ///
  /// Effects that it starts belong to a group.
  @discardableResult
  final func enqueue(_ action: Action, isFromEffect: Bool, group: EffectGroup) -> EffectGroup {
    group.hold()
    hasQueue = true
    queue.append(QueuedAction(action: action, isFromEffect: isFromEffect, group: group))
    return group
  }

  /// Processes the enqueued actions, and then notifies those who watch the state as a whole.
  @inline(never)
  private func drain() {
    var index = 0
    repeat {
      while index < queue.count {
        let next = queue[index]
        index += 1
        if index > RootClock.maximumActions { return dropQueue(from: index - 1) }
        _ = process(next.action, isFromEffect: next.isFromEffect, group: next.group)
        next.group.release()
      }
      if clock.isWatched { clock.settleWatchers() }
    } while index < queue.count
    queue.removeAll(keepingCapacity: true)
    hasQueue = false
  }

  /// Drops the enqueued actions, which seem to be endless.
  private func dropQueue(from index: Int) {
    let dropped = queue[index...]
    queue = []
    hasQueue = false
    if let next = dropped.first {
      StoreIssue.endlessActions(store: Store<State, Action>.label, action: next.action)
        .report(at: clock.location)
    }
    for next in dropped { next.group.release() }
  }

  private func process(
    _ action: Action, isFromEffect: Bool, group: EffectGroup?
  ) -> EffectGroup? {
    // NB: Tests the flag first, because unwrapping the instrumentation copies it.
    guard isInstrumented, let instrumentation else {
      return work(on: action, isFromEffect: isFromEffect, group: group)
    }
    return work(
      on: action, isFromEffect: isFromEffect, group: group, watchedBy: instrumentation)
  }

  /// Runs the reducer, and starts its effects, transformed by a closure if there is one.
  final func work(
    on action: Action, isFromEffect: Bool, group: EffectGroup?,
    prepare: ((Effect<Action>) -> Effect<Action>)? = nil
  ) -> EffectGroup? {
    let effect = reduce(action)
    if isWatched { didReduce?(action, isFromEffect, place.pointee) }
    guard !effect.isNone else { return group }
    return start(prepare?(effect) ?? effect, of: action, group: group ?? EffectGroup())
  }

  // NB: Out of line, because `process` would request the metadata of their types on each send.

  @inline(never)
  private func start(
    _ effect: Effect<Action>, of action: Action, group: EffectGroup
  ) -> EffectGroup {
    start(effect, in: EffectStart(cause: action, scope: effects, group: group))
    return group
  }

  @inline(never)
  private func keepStateBefore() { stateBefore = StateBefore(place.pointee) }

  private func reduce(_ action: Action) -> Effect<Action> {
    let clock = clock
    if keepsStateBefore { keepStateBefore() }
    clock.begin()
    kind.willModify(&place.pointee)
    let before = !readers.wasRead ? nil : kind.id(at: &place.pointee)
    var effect = Effect<Action>.none
    DependencyValues.$current.withValue(dependencies) {
      effect = reducer.work(&place.pointee, action)
    }
    clock.end()
    registration?.changed()
    if readers.wasRead, before == nil || before != kind.id(at: &place.pointee) {
      readers.notify()
    }
    clock.settle()
    return effect
  }
}

/// The core of the root store of a feature.
///
/// Only its initializers know the reducer's type, which the implementation doesn't use.
package final class RootCore<R: Reducer>: RootStoreCore<R.State, R.Action> {
  package convenience init(
    initialState: @escaping @autoclosure () -> R.State, reducer: R, dependencies: DependencyValues
  ) {
    self.init(makingState: initialState, reducer: reducer, dependencies: dependencies)
  }

  init(
    makingState: @escaping () -> R.State, reducer: R, dependencies: DependencyValues,
    location: CallSite? = nil
  ) {
    super.init(
      initialState: makingState, work: BuiltReducer(reducer), dependencies: dependencies,
      location: location)
  }
}

/// Makes a core with the current dependencies, and with overrides.
///
/// NB: Inlined, because a core returned from a generic function would require its metadata.
///
/// - Parameters:
///   - prepare: The overrides, which are applied again for the equivalent core of a different
///     launch.
///   - make: Makes the core.
/// - Returns: The core that was made.
@MainActor
@inline(__always)
func prepared<State, Action>(
  _ prepare: ((inout DependencyValues) -> Void)?,
  _ make: (DependencyValues) -> RootStoreCore<State, Action>
) -> RootStoreCore<State, Action> {
  var core: RootStoreCore<State, Action>?
  withDependencies {
    prepare?(&$0)
  } operation: {
    core = make(.current)
  }
  guard let core else { preconditionFailure("'withDependencies' must run its operation.") }
  core.prepare = prepare
  return core
}

/// Callbacks that a test uses to follow the effects of a root.
package struct EffectMonitor<Action> {
  package let didStart: @MainActor (RunningEffect, Action) -> Void
  package let didEnd: @MainActor (RunningEffect) -> Void

  /// Makes the task that runs an effect.
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
