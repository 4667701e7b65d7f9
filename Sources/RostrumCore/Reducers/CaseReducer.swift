/// A feature that is one of several, which `@Reducer` makes of an enum.
///
/// ```swift
/// @Reducer enum Destination {
///   case detail(Detail)
///   case alert(AlertState<Alert>)
/// }
/// ```
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer<State, Action> {
  // NB: Said again, so that it is inferred from the static `body` below rather than from the
  // default for reducers without a body.
  /// The type of the body.
  associatedtype Body

  /// The stores of the cases, of which one is there at a time.
  associatedtype CaseScope

  /// The features of the cases.
  @ReducerBuilder<State, Action> static var body: Body { get }

  /// The store of the case that is there.
  ///
  /// - Parameter store: The store of the whole.
  /// - Returns: The case, with its store.
  @MainActor static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The features of the cases.
  public var body: Body { Self.body }
}

/// The state of a feature that is one of several.
public protocol CaseReducerState {
  /// The feature that the state belongs to.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self

  // NB: For the compiler, which otherwise does not see that the conformance belongs to the main
  // actor where that of the feature does.
  /// The feature's body.
  static var _$body: StateReducer.Body { get }
}

extension Store
where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the case that is there.
  ///
  /// ```swift
  /// switch store.case {
  /// case .detail(let store): DetailView(store: store)
  /// case .edit(let store): FormView(store: store)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
