import RostrumCore
import RostrumViews

/// A property wrapper for a feature's state and the bindings to its ``BindingState`` fields.
///
/// ```swift
/// WithViewStore(store, observe: ViewState.init) { viewStore in
///   TextField("Title", text: viewStore.$title)
/// }
/// ```
///
/// See ``BindingViewState`` for an initializer that takes a binding view store.
@propertyWrapper
@dynamicMemberLookup
public struct BindingViewStore<State> {
  /// The state when it was observed.
  public let wrappedValue: State

  private let store: Store<State, BindingAction<State>>

  init(_ state: State, of store: Store<State, BindingAction<State>>) {
    wrappedValue = state
    self.store = store
  }

  /// Creates a binding view store from the current state of a store.
  ///
  /// - Parameter store: The store.
  @MainActor
  public init<Action: BindableAction<State>>(store: Store<State, Action>) {
    self.init(store.withState { $0 }, of: store.bindings)
  }

  /// Creates a property wrapper for closure parameters such as `$store`.
  ///
  /// - Parameter projectedValue: The binding view store.
  public init(projectedValue: Self) { self = projectedValue }

  /// The binding view store itself.
  public var projectedValue: Self { self }

  /// A property of the state.
  ///
  /// - Parameter keyPath: The key path of the property.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// A ``BindingState`` field and its binding.
  ///
  /// Writing to the binding sends a `.binding` action, which `BindingReducer` applies. If the
  /// feature has been removed, the write is ignored.
  ///
  /// - Parameter keyPath: The key path of the field: `$title`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    // NB: Key paths aren't `Sendable`, but this key path refers to a stored property and captures
    // no values.
    nonisolated(unsafe) let field = keyPath
    return BindingViewState(wrappedValue[keyPath: keyPath].wrappedValue) { [store] in
      Binding(
        id: FieldID(store: store.id, field: field),
        get: { store.withState { $0[keyPath: field].wrappedValue } },
        set: { store.write(.set(field, $0)) { $0 } })
    }
  }
}

extension Store where Action: BindableAction<State> {
  /// The store of the feature's binding actions.
  var bindings: Store<State, BindingAction<State>> {
    scope(state: { $0 }, action: { .binding($0) })
  }
}

/// The identity of the binding to a field.
private struct FieldID: Hashable {
  let store: ObjectIdentifier
  let field: AnyKeyPath
}
