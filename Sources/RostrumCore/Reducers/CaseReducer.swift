/// An enum feature, as `@Reducer` makes it: one feature per case, one case at a time.
///
/// ```swift
/// @Reducer enum Destination {
///   case detail(Detail)
///   case alert(AlertState<Alert>)
/// }
/// ```
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer<State, Action> {
  // NB: Redeclared so that the compiler infers it from the static `body` below rather than from the
  // default of `Reducer` for types without a body.
  /// The type of the body.
  associatedtype Body

  /// An enum with the store of each case.
  associatedtype CaseScope

  /// The reducers of the cases.
  @ReducerBuilder<State, Action> static var body: Body { get }

  /// The store of the current case.
  ///
  /// - Parameter store: The store of the enum feature.
  /// - Returns: The current case, with its store.
  @MainActor static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The reducers of the cases.
  public var body: Body { Self.body }
}

/// The state of an enum feature.
public protocol CaseReducerState {
  /// The feature that the state belongs to.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self

  // NB: Helps the compiler to see that the conformance is isolated to the main actor if that of the
  // feature is.
  /// The feature's body.
  static var _$body: StateReducer.Body { get }
}

extension Store
where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The current case, with its store.
  ///
  /// ```swift
  /// switch store.case {
  /// case .detail(let store): DetailView(store: store)
  /// case .edit(let store): FormView(store: store)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
