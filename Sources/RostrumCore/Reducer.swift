/// A feature's logic: what each action does to the state, and which effects it starts.
///
/// Most features are written with the `@Reducer` macro and a `body`:
///
/// ```swift
/// @Reducer struct Counter {
///   @ObservableState struct State { var count = 0 }
///   enum Action { case incrementButtonTapped }
///
///   var body: some Reducer<State, Action> {
///     Reduce { state, action in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// A type says *either* a ``body``, which is made of other reducers, *or*
/// ``reduce(into:action:)``, which does the work itself. Operators are written in the second way.
///
/// A store evaluates a body once, when the feature gets its first action, and not for each action:
/// what is to depend on the moment is decided inside `Reduce`.
public protocol Reducer<State, Action> {
  /// What the feature knows.
  associatedtype State

  /// What can happen to the feature.
  associatedtype Action

  /// The reducers that the feature is made of; `Never` for a type that does the work itself.
  associatedtype Body

  /// Changes the state for an action, and says what is to be done outside.
  ///
  /// A store calls it on the main actor, and operators rely on never being called from two threads
  /// at once. Code that calls a reducer by hand, which nothing keeps off other threads, has to do so
  /// from one task at a time.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects to start.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that the feature is made of, run from top to bottom.
  @ReducerBuilder<State, Action> var body: Body { get }

  /// Makes what does the work for many actions: the body is evaluated here, and then no more.
  ///
  /// - Returns: What does the same as ``reduce(into:action:)``.
  func _$work() -> ReducerWork<State, Action>
}

/// What a reducer does: changes the state for an action, and says what is to be done outside.
public typealias ReducerWork<State, Action> = (inout State, Action) -> Effect<Action>

/// A reducer with the state and the action of another, for `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer {
  /// The work of a reducer that does it itself.
  ///
  /// - Returns: The reducer as a closure.
  public func _$work() -> ReducerWork<State, Action> {
    { self.reduce(into: &$0, action: $1) }
  }
}

extension Reducer where Body == Never {
  /// A reducer that does the work itself has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' does the work itself and has no body.")
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the body.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects to start.
  @inlinable
  public func reduce(
    into state: inout Body.State, action: Body.Action
  ) -> Effect<Body.Action> {
    body.reduce(into: &state, action: action)
  }

  /// The work of a reducer that has a body.
  ///
  /// - Returns: The body's work.
  public func _$work() -> ReducerWork<State, Action> { body._$work() }
}

extension Optional: Reducer where Wrapped: Reducer {
  /// Runs the reducer, if there is one.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects to start.
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  /// Makes the work of the reducer, if there is one.
  ///
  /// - Returns: The work.
  public func _$work() -> ReducerWork<Wrapped.State, Wrapped.Action> {
    self?._$work() ?? { _, _ in .none }
  }
}
