/// Joins the reducers of a ``Reducer/body`` into one that runs them from top to bottom.
///
/// It supports every construct of a result builder (`if` with and without `else`, `switch`, `for`,
/// `if #available`), and reducers of type `any Reducer`.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Builds an expression from a reducer.
  ///
  /// - Parameter expression: The reducer.
  /// - Returns: `expression`, unchanged.
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R {
    expression
  }

  /// Builds an expression from a reducer whose type is known only at run time.
  ///
  /// - Parameter expression: The reducer.
  /// - Returns: A reducer that wraps `expression`.
  public static func buildExpression(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(expression)
  }

  /// Builds an empty body.
  ///
  /// - Returns: A reducer that does nothing.
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// Builds the first reducer of a body.
  ///
  /// - Parameter first: The first reducer.
  /// - Returns: `first`, unchanged.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

  /// Appends a reducer to those above it.
  ///
  /// - Parameters:
  ///   - accumulated: The reducers above.
  ///   - next: The next reducer.
  /// - Returns: A reducer that runs `accumulated`, then `next`.
  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated: First, next: Next
  ) -> ReducerSequence<First, Next> {
    ReducerSequence(first: accumulated, next: next)
  }

  /// Builds an `if` without `else`.
  ///
  /// - Parameter wrapped: The reducer, or `nil` if the condition is false.
  /// - Returns: `wrapped`, unchanged.
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? { wrapped }

  /// Builds the first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The branch's reducer.
  /// - Returns: A reducer that runs the branch.
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first: First
  ) -> ReducerChoice<First, Second> {
    .first(first)
  }

  /// Builds the second branch of an `if` or `switch`.
  ///
  /// - Parameter second: The branch's reducer.
  /// - Returns: A reducer that runs the branch.
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second: Second
  ) -> ReducerChoice<First, Second> {
    .second(second)
  }

  /// Builds a `for` loop.
  ///
  /// - Parameter reducers: The reducer of each iteration.
  /// - Returns: A reducer that runs all of them in order.
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> ReducerList<R> {
    ReducerList(reducers: reducers)
  }

  /// Builds an `if #available`.
  ///
  /// - Parameter wrapped: The reducer.
  /// - Returns: A reducer that wraps `wrapped`, so that its type doesn't escape the availability
  ///   check.
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(
    _ wrapped: R
  ) -> Reduce<State, Action> {
    Reduce(wrapped)
  }

  /// Builds the finished body.
  ///
  /// - Parameter component: The composed reducer.
  /// - Returns: `component`, unchanged.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ component: R) -> R { component }
}

/// Two reducers, run one after the other.
public struct ReducerSequence<First: Reducer, Next: Reducer>: Reducer
where First.State == Next.State, First.Action == Next.Action {
  let first: First
  let next: Next

  /// Runs both reducers, and merges their effects.
  ///
  /// - Parameters:
  ///   - state: The state, mutated in place.
  ///   - action: The action to apply.
  /// - Returns: The effects to run.
  public func reduce(
    into state: inout First.State, action: First.Action
  ) -> Effect<First.Action> {
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: next.reduce(into: &state, action: action))
  }

  /// Makes a closure that runs both.
  public func _$work() -> ReducerWork<First.State, First.Action> {
    let (first, next) = (first._$work(), next._$work())
    return { state, action in
      let effect = first(&state, action)
      return effect.merge(with: next(&state, action))
    }
  }
}

/// The reducer of one of two branches.
public enum ReducerChoice<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  /// The first branch.
  case first(First)

  /// The second branch.
  case second(Second)

  /// Runs the branch's reducer.
  ///
  /// - Parameters:
  ///   - state: The state, mutated in place.
  ///   - action: The action to apply.
  /// - Returns: The effects to run.
  public func reduce(
    into state: inout First.State, action: First.Action
  ) -> Effect<First.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }

  /// Makes the closure of the branch's reducer.
  public func _$work() -> ReducerWork<First.State, First.Action> {
    switch self {
    case .first(let reducer): reducer._$work()
    case .second(let reducer): reducer._$work()
    }
  }
}

/// Reducers of one type, run one after the other.
public struct ReducerList<Element: Reducer>: Reducer {
  let reducers: [Element]

  /// Runs all the reducers, and merges their effects.
  ///
  /// - Parameters:
  ///   - state: The state, mutated in place.
  ///   - action: The action to apply.
  /// - Returns: The effects to run.
  public func reduce(
    into state: inout Element.State, action: Element.Action
  ) -> Effect<Element.Action> {
    var effect = Effect<Element.Action>.none
    for reducer in reducers {
      effect = effect.merge(with: reducer.reduce(into: &state, action: action))
    }
    return effect
  }

  /// Makes a closure that runs all the reducers.
  public func _$work() -> ReducerWork<Element.State, Element.Action> {
    let works = reducers.map { $0._$work() }
    return { state, action in
      var effect = Effect<Element.Action>.none
      for work in works { effect = effect.merge(with: work(&state, action)) }
      return effect
    }
  }
}
