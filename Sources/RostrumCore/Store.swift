import Observation
import RostrumCases
import RostrumDependencies

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
  package let core: StoreCore<State, Action>
  var scopes = ScopeCache()
  /// The store that it was scoped from: it knows the stores of its parts only while it lives, and a
  /// part of a part has to be the same store each time as well.
  private let parent: AnyObject?

  package init(core: StoreCore<State, Action>, parent: AnyObject? = nil) {
    self.core = core
    self.parent = parent
  }

  /// Makes a root store.
  ///
  /// The dependencies of the moment, with the changes of the last closure, are what the feature sees
  /// as long as the store lives. The initial state is made with them.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes dependencies for this store.
  ///   - fileID: Where the store is made; issues name it.
  ///   - filePath: Where the store is made.
  ///   - line: Where the store is made.
  ///   - column: Where the store is made.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> R.State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let core = RostrumDependencies.withDependencies {
      prepareDependencies?(&$0)
    } operation: {
      RootCore(
        initialState: initialState(), reducer: reducer(), dependencies: .current)
    }
    core.location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(core: core)
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
    StoreTask(group: core.send(action, from: .user))
  }

  /// The value of the store's state, read without regard to what may be observed of it.
  package var currentState: State { core.state }

  /// Whether the state of a scoped store does not exist any more.
  package var isGone: Bool { core.isGone }
}

/// A store of a feature.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store where State: ObservableState {
  /// The state now.
  ///
  /// Each field that is read of it is observed.
  public var state: State { core.state }

  /// A field of the state, which is observed.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    core.read(keyPath)
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
