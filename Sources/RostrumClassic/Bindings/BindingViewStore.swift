import RostrumCore
import RostrumViews

/// What a view observes its state of: the state, and bindings to the fields that are marked with
/// ``BindingState``.
///
/// ```swift
/// WithViewStore(store, observe: ViewState.init) { viewStore in
///   TextField("Title", text: viewStore.$title)
/// }
/// ```
///
/// See ``BindingViewState`` for the initializer that takes it.
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

  /// Observes the state of a store now.
  ///
  /// - Parameter store: The store.
  @MainActor
  public init<Action: BindableAction<State>>(store: Store<State, Action>) {
    self.init(store.withState { $0 }, of: store.bindings)
  }

  /// Passes a store on, for closures with a parameter such as `$store`.
  ///
  /// - Parameter projectedValue: The store.
  public init(projectedValue: Self) { self = projectedValue }

  /// The store itself.
  public var projectedValue: Self { self }

  /// A part of the state.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// A field that is marked with ``BindingState``, with its binding.
  ///
  /// Writing sends `.binding`, which ``BindingReducer`` applies. A write to a feature that is gone is
  /// dropped.
  ///
  /// - Parameter keyPath: The field: `$title`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    // NB: Key paths are not marked as sendable, but one to a field has nothing that could change.
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
  /// The store of the changes that controls make.
  var bindings: Store<State, BindingAction<State>> {
    scope(state: { $0 }, action: { .binding($0) })
  }
}

/// What tells the binding to a field from others.
private struct FieldID: Hashable {
  let store: ObjectIdentifier
  let field: AnyKeyPath
}
