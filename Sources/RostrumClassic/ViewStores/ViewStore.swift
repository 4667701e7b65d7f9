import Observation
import RostrumCore

/// An object that observes view state of a store and sends its actions.
///
/// ```swift
/// struct CounterView: View {
///   let viewStore: ViewStoreOf<Counter>
///
///   init(store: StoreOf<Counter>) {
///     viewStore = ViewStore(store, observe: { $0 })
///   }
///
///   var body: some View {
///     Button("\(viewStore.count)") { viewStore.send(.buttonTapped) }
///   }
/// }
/// ```
///
/// Views and other observers that read it in `withObservationTracking` are notified only when the
/// view state changes, rather than whenever the state of the store changes. Observe only the state
/// that a view needs.
@MainActor
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction> {
  let sender: Store<Void, ViewAction>
  let watched: WatchedValue<ViewState>

  /// Creates a view store whose view state is derived from a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state from the state.
  ///   - isDuplicate: Returns whether a new value is a duplicate, which observers aren't notified
  ///     of.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Creates a view store with view state and view actions that are derived from a store's.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state from the state.
  ///   - fromViewAction: Transforms a view action into an action of the feature.
  ///   - isDuplicate: Returns whether a new value is a duplicate, which observers aren't notified
  ///     of.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    sender = store.scope(state: { _ in () }, action: fromViewAction)
    watched = store.watch(toViewState, isSame: isDuplicate)
  }

  /// The current view state.
  public var state: ViewState { watched.value }

  /// A property of the view state.
  ///
  /// - Parameter keyPath: The key path of the property.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }
}

/// A view store of all state and actions of a feature.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

extension ViewStore where ViewState: Equatable {
  /// Creates a view store whose view state is derived from a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state from the state.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }

  /// Creates a view store with view state and view actions that are derived from a store's.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Derives the view state from the state.
  ///   - fromViewAction: Transforms a view action into an action of the feature.
  public convenience init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 })
  }
}

extension ViewStore: Observable {}

extension ViewStore: Hashable {
  /// Whether two references refer to the same view store.
  public nonisolated static func == (lhs: ViewStore, rhs: ViewStore) -> Bool { lhs === rhs }

  /// Hashes the identity of the view store.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
