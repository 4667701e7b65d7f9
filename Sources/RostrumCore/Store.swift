import Observation
import RostrumCases
import RostrumDependencies
import RostrumRuntime

/// Runs a feature: keeps its state, works on the actions that are sent, starts the effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) {
///   Counter()
/// }
/// store.send(.incrementButtonTapped)
/// store.count  // 1
/// ```
///
/// A root store owns the whole state of an app. Stores of features inside of it are made with
/// `scope`; they have no state of their own, but read and send through the root. Reading a field
/// inside `withObservationTracking`, as views do, observes that field alone.
///
/// Two stores are equal when they are the same object.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  private let ownCore: StoreCore<State, Action>
  private var ownScopes = ScopeCache()
  /// The store that it was scoped from: it knows the stores of its parts only while it lives, and a
  /// part of a part has to be the same store each time as well.
  private let parent: AnyObject?

  /// The number of the launch that it was made in.
  private let launch: UInt
  private let remaking: Remaking

  /// How the store of another launch is made.
  private enum Remaking {
    /// It is this store, which is meant for all launches.
    case never

    /// It is a root store, whose core is made anew.
    case root

    /// It is scoped from a store of the other launch.
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

  /// Makes a store of a core that is meant for all launches.
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
  /// The dependencies of the moment, with the changes of the last closure, are what the feature sees
  /// as long as the store lives. The initial state is made with them.
  ///
  /// A store may be a `static` property of the app. A server process has one such property for all its
  /// sessions:
  ///
  /// ```swift
  /// @main struct CounterApp: App {
  ///   static let store = Store(initialState: Counter.State()) { Counter() }
  /// ```
  ///
  /// Used in a session in which it was not made, it stands for a store of that session, which is made
  /// with the session's dependencies: it begins with `initialState`, evaluated anew. A store that a
  /// test makes outside of a `TestHost` belongs to the test, and is the same one in each host.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes dependencies for this store.
  ///   - location: The call site, which issues name.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @escaping @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    at location: CallSite = #callSite
  ) {
    let core = prepared(prepareDependencies) { dependencies in
      RootCore<R>(makingState: initialState, reducer: reducer(), dependencies: dependencies)
    }
    core.location = location
    self.init(root: core)
  }

  /// Sends an action, on which the feature works before this returns.
  ///
  /// Called while the store is at work on another action, it puts the action behind those that
  /// wait; they are worked on in order, before the outer call returns.
  ///
  /// - Parameter action: The action.
  /// - Returns: The effects that the action starts, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(group: withCore { $0.send(action, from: .user) })
  }

  /// The value of the store's state, read without regard to what may be observed of it.
  package var currentState: State { withCore { $0.state } }

  /// Whether the state of a scoped store does not exist any more.
  package var isGone: Bool { core.isGone }
}

extension Store {
  /// The store that this one stands for in the launch whose code runs now.
  @inline(__always)
  var here: Store { launch == Launch.current ? self : elsewhere }

  package var core: StoreCore<State, Action> { here.ownCore }

  /// Uses the core.
  ///
  /// NB: A core that is not handed out needs no retain, which costs the more as stores are referenced
  /// weakly.
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
    if case .never = remaking { return self }
    let container = DependencyValues.current.container
    guard container.isLaunched, container.number != launch else { return self }
    return container.object(inPlaceOf: self) { remade() }
  }

  /// A store like this one in the launch of the current dependencies.
  private func remade() -> Store {
    switch remaking {
    case .never: return self
    case .root: if let core = ownCore.remade() { return Store(root: core) }
    case .part(let remake): if let store = remake() { return store }
    }
    StoreIssue.otherLaunch(store: Self.label).report()
    return self
  }

  /// Makes a store of a part of this one.
  ///
  /// - Parameters:
  ///   - core: The core of the part.
  ///   - remake: Makes the store of the part in another launch, of the store of that launch.
  /// - Returns: The store of the part.
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

/// A store of a feature.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store where State: ObservableState {
  /// The state now.
  ///
  /// Each field that is read of it is observed.
  public var state: State { launch == Launch.current ? ownCore.state : stateElsewhere }

  // NB: Kept out of `state`, which then needs next to no frame.
  @inline(never)
  private var stateElsewhere: State { elsewhere.ownCore.state }

  /// A field of the state, which is observed.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    withCore { $0.read(keyPath) }
  }
}

extension Store: Observable {}

extension Store: Identifiable {
  /// The identity of the store, which is that of the object.
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}

extension Store: Hashable {
  /// Whether two values are equal.
  ///
  /// - Parameters:
  ///   - lhs: A value.
  ///   - rhs: Another value.
  /// - Returns: Whether they are.
  public nonisolated static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  /// Feeds what counts for equality into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Store: CustomDebugStringConvertible {
  nonisolated static var label: String {
    "Store<\(typeLabel(State.self)), \(typeLabel(Action.self))>"
  }

  /// What the store is a store of.
  public nonisolated var debugDescription: String { Self.label }
}
