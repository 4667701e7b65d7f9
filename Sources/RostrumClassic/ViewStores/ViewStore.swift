import Observation
import RostrumCore

/// What a view sees of a store: a value made of the state, and the actions that it may send.
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
/// Whoever reads it inside `withObservationTracking`, as views do, is told when the value has become
/// another one, and not whenever the state changes: observe no more of the state than is shown.
@MainActor
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction> {
  let sender: Store<Void, ViewAction>
  let watched: WatchedValue<ViewState>

  /// Observes a value made of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value.
  ///   - isDuplicate: Whether a new value is as good as the old one, which then stays.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Observes a value made of a store's state, and sends some of its actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value.
  ///   - fromViewAction: Puts an action of the view into the feature's.
  ///   - isDuplicate: Whether a new value is as good as the old one, which then stays.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    sender = store.scope(state: { _ in () }, action: fromViewAction)
    watched = store.watch(toViewState, isSame: isDuplicate)
  }

  /// The value now.
  public var state: ViewState { watched.value }

  /// A part of the value.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }
}

/// A view store of a whole feature.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

extension ViewStore where ViewState: Equatable {
  /// Observes a value made of a store's state.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState
  ) {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 })
  }

  /// Observes a value made of a store's state, and sends some of its actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the value.
  ///   - fromViewAction: Puts an action of the view into the feature's.
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
  /// Whether two values are equal.
  ///
  /// - Parameters:
  ///   - lhs: A view store.
  ///   - rhs: Another one.
  /// - Returns: Whether they are the same object.
  public nonisolated static func == (lhs: ViewStore, rhs: ViewStore) -> Bool { lhs === rhs }

  /// Feeds the identity of the object into a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
