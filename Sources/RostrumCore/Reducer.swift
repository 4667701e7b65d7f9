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
/// A type implements *either* ``body``, which composes other reducers, *or*
/// ``reduce(into:action:)``, which does the work itself. Operators implement the method.
///
/// A store evaluates the body once, when the feature receives its first action, and not for each
/// action. Put decisions that depend on the current state or dependencies inside `Reduce`.
public protocol Reducer<State, Action> {
  /// The feature's data.
  associatedtype State

  /// Everything that can happen in the feature.
  associatedtype Action

  /// The reducers that the feature is composed of, or `Never` if it implements
  /// `reduce(into:action:)`.
  associatedtype Body

  /// Applies an action to the state, and returns the effects to run.
  ///
  /// A store calls this method on the main actor, and operators rely on its calls not overlapping.
  /// If you call a reducer yourself, make all the calls from one task at a time.
  ///
  /// - Parameters:
  ///   - state: The state, mutated in place.
  ///   - action: The action to apply.
  /// - Returns: The effects to run.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that the feature is composed of, run from top to bottom.
  @ReducerBuilder<State, Action> var body: Body { get }

  /// Makes a closure that runs the reducer for many actions.
  ///
  /// It evaluates the body once, up front.
  ///
  /// - Returns: A closure equivalent to ``reduce(into:action:)``.
  func _$work() -> ReducerWork<State, Action>
}

/// A reducer as a closure: it applies an action to the state, and returns the effects to run.
public typealias ReducerWork<State, Action> = (inout State, Action) -> Effect<Action>

/// A reducer with the state and the actions of a feature, for `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer {
  /// Wraps `reduce(into:action:)` of a reducer that implements it directly.
  public func _$work() -> ReducerWork<State, Action> {
    { self.reduce(into: &$0, action: $1) }
  }
}

extension Reducer where Body == Never {
  /// A trap: a reducer that implements `reduce(into:action:)` has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' implements 'reduce(into:action:)' and has no body.")
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the reducers of the body.
  ///
  /// - Parameters:
  ///   - state: The state, mutated in place.
  ///   - action: The action to apply.
  /// - Returns: The effects to run.
  @inlinable
  public func reduce(
    into state: inout Body.State, action: Body.Action
  ) -> Effect<Body.Action> {
    body.reduce(into: &state, action: action)
  }

  /// Evaluates the body once, and makes the closure that runs it.
  public func _$work() -> ReducerWork<State, Action> { body._$work() }
}

extension Optional: Reducer where Wrapped: Reducer {
  /// Runs the wrapped reducer, if there is one.
  ///
  /// - Parameters:
  ///   - state: The state, mutated in place.
  ///   - action: The action to apply.
  /// - Returns: The wrapped reducer's effects, or `.none`.
  public func reduce(
    into state: inout Wrapped.State, action: Wrapped.Action
  ) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }

  /// Makes the wrapped reducer's closure, or a no-op if there is no reducer.
  public func _$work() -> ReducerWork<Wrapped.State, Wrapped.Action> {
    self?._$work() ?? { _, _ in .none }
  }
}
