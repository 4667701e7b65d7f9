import Observation
import RostrumCases
import RostrumDependencies
import RostrumRestoration
import RostrumRuntime
import RostrumShared

/// The runtime of a feature: it holds the state, processes actions, and runs effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) {
///   Counter()
/// }
/// store.send(.incrementButtonTapped)
/// store.count  // 1
/// ```
///
/// A root store owns the whole state of an app. Stores of nested features are derived with `scope`;
/// they hold no state of their own, but read and send through the root store. Reading a field
/// inside `withObservationTracking`, as a view's body does, observes that field alone.
///
/// Two stores are equal if they are the same object.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  private let ownCore: StoreCore<State, Action>
  private var ownScopes = ScopeCache()
  /// The store that this one was scoped from.
  ///
  /// The parent caches the stores of its parts for as long as it lives, so retaining it makes a
  /// part of a part yield the same store each time too.
  private let parent: AnyObject?

  /// The number of the launch that this store was made in.
  private let launch: UInt
  private let remaking: Remaking

  /// How to make the equivalent store of a different launch.
  private enum Remaking {
    /// Use this store, which belongs to all launches.
    case never

    /// Make a root store with a new core.
    case root

    /// Scope the other launch's store.
    case part(@MainActor () -> Store?)
  }

  private init(
    core: StoreCore<State, Action>, parent: AnyObject?, launch: UInt, remaking: Remaking
  ) {
    ownCore = core
    self.parent = parent
    self.launch = launch
    self.remaking = remaking
  }

  /// Makes a store that belongs to all launches.
  package convenience init(core: StoreCore<State, Action>) {
    self.init(core: core, parent: nil, launch: Launch.ofNone, remaking: .never)
  }

  /// Makes the store of a root core.
  private convenience init(root core: RootStoreCore<State, Action>) {
    let launch = core.dependencies.container.launchNumber
    let isOfTest = launch == Launch.ofNone && core.dependencies.context == .test
    self.init(core: core, parent: nil, launch: launch, remaking: isOfTest ? .never : .root)
  }

  /// Makes a root store.
  ///
  /// The feature uses the dependencies that are current when the store is made, with the overrides
  /// of `prepareDependencies`, for as long as the store lives. They are also current while the
  /// initial state is evaluated.
  ///
  /// A store may be a `static` property of the app. A server process has one such property for all
  /// of its sessions:
  ///
  /// ```swift
  /// @main struct CounterApp: App {
  ///   static let store = Store(initialState: Counter.State()) { Counter() }
  /// ```
  ///
  /// When a session other than the one that created it uses the store, it stands for that session's
  /// own store, which is made with the session's dependencies and a newly evaluated `initialState`.
  /// A store that a test makes outside a `TestHost` belongs to the test, and is the same object in
  /// every host.
  ///
  /// - Parameters:
  ///   - initialState: The initial state.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Overrides dependencies for this store.
  ///   - location: The call site to name in reported issues.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @escaping @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    at location: CallSite = #callSite
  ) {
    let core = prepared(prepareDependencies) { dependencies in
      RootCore<R>(
        makingState: initialState, reducer: reducer(), dependencies: dependencies,
        location: location)
    }
    self.init(root: core)
  }

  /// Sends an action, which the feature processes before this method returns.
  ///
  /// If the store is already processing an action, the new one is enqueued. The queue is drained in
  /// order before the outermost call returns.
  ///
  /// - Parameter action: The action to send.
  /// - Returns: The effects that the action starts, to await or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(group: withCore { $0.send(action, from: .user) })
  }

  /// The current state, read without observing it.
  package var currentState: State { withCore { $0.state } }

  /// Whether the state of a scoped store no longer exists.
  package var isGone: Bool { core.isGone }
}

extension Store {
  /// The store that this one stands for in the current launch.
  @inline(__always)
  var here: Store { launch == Launch.current ? self : elsewhere }

  package var core: StoreCore<State, Action> { here.ownCore }

  /// Calls a closure with the core.
  ///
  /// NB: Handing the core out would retain it and the store, which is slow for objects that are
  /// referenced weakly, as stores are.
  @inline(__always)
  private func withCore<Result>(_ body: (StoreCore<State, Action>) -> Result) -> Result {
    launch == Launch.current ? body(ownCore) : body(elsewhere.ownCore)
  }

  var scopes: ScopeCache {
    get { here.ownScopes }
    _modify { yield &here.ownScopes }
  }

  @inline(never)
  private var elsewhere: Store {
    if case .never = remaking {
      noteOutsider()
      return self
    }
    let container = DependencyValues.current.container
    guard container.isLaunched, container.number != launch else { return self }
    return container.object(inPlaceOf: self) { remade() }
  }

  /// Records that the launch uses a store that a test has made outside of it.
  private func noteOutsider() {
    guard let restoration = DependencyValues.current.restoration else { return }
    let type = TypeName.of(State.self)
    restoration.report(
      RestorationIssue(
        .madeOutside, at: KeptPlace(rawValue: "store:\(type)"), of: type,
        declaration: ownCore.clock.location.map { "The store at \($0)" }))
  }

  /// The equivalent of this store in the launch of the current dependencies.
  private func remade() -> Store {
    switch remaking {
    case .never: return self
    case .root: if let core = ownCore.remade() { return Store(root: core) }
    case .part(let remake): if let store = remake() { return store }
    }
    StoreIssue.otherLaunch(store: Self.label).report()
    return self
  }

  /// Makes the store of a part of this one.
  ///
  /// - Parameters:
  ///   - core: The part's core.
  ///   - remake: Makes the part's store in a different launch, given that launch's equivalent of
  ///     this store.
  /// - Returns: The part's store.
  func part<PartState, PartAction>(
    _ core: StoreCore<PartState, PartAction>,
    remake: @escaping @MainActor (Store) -> Store<PartState, PartAction>?
  ) -> Store<PartState, PartAction> {
    let store = here
    let remaking: Store<PartState, PartAction>.Remaking =
      switch store.remaking {
      case .never: .never
      case .root, .part: .part { remake(store) }
      }
    return Store<PartState, PartAction>(
      core: core, parent: store, launch: store.launch, remaking: remaking)
  }
}

/// The store of a feature.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store where State: ObservableState {
  /// The current state.
  ///
  /// Each field that you read through it is observed.
  public var state: State { launch == Launch.current ? ownCore.state : stateElsewhere }

  // NB: Out of line, so that `state` hardly needs a stack frame.
  @inline(never)
  private var stateElsewhere: State { elsewhere.ownCore.state }

  /// The value of a field of the state, which is observed.
  ///
  /// - Parameter keyPath: The key path to the field.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    withCore { $0.read(keyPath) }
  }
}

extension Store: Observable {}

extension Store: RestoringItself {}

extension Store: KeptIdentity {
  package var keptIdentity: AnyHashable? {
    withCore { core in
      core.peek { state in (state as? any Identifiable).map { AnyHashable(identity(of: $0)) } }
    }
  }

  private func identity<Value: Identifiable>(of value: Value) -> AnyHashable { value.id }
}

extension Store: Identifiable {
  /// The store's identity, which is that of the object.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}

extension Store: Hashable {
  /// Compares two stores by identity.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  /// Hashes the store's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Store: CustomDebugStringConvertible {
  nonisolated static var label: String {
    "Store<\(typeLabel(State.self)), \(typeLabel(Action.self))>"
  }

  /// The store's type, without the module.
  public nonisolated var debugDescription: String { Self.label }
}
