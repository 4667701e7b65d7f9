/// Joins the reducers of a ``Reducer/body`` into one that runs them from top to bottom.
///
/// Every construct of a result builder works: `if` with and without `else`, `switch`, `for`,
/// `if #available`, and reducers of type `any Reducer`.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Takes one reducer.
  ///
  /// - Parameter expression: The reducer.
  /// - Returns: The same.
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R {
    expression
  }

  /// Takes a reducer whose type is not known until the program runs.
  ///
  /// - Parameter expression: The reducer.
  /// - Returns: The reducer behind a closure.
  public static func buildExpression(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action> {
    Reduce(expression)
  }

  /// Takes an empty body.
  ///
  /// - Returns: A reducer that does nothing.
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// Begins a body.
  ///
  /// - Parameter first: The first reducer.
  /// - Returns: The same.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

  /// Goes on with a body.
  ///
  /// - Parameters:
  ///   - accumulated: What stands above.
  ///   - next: The next reducer.
  /// - Returns: Both, in order.
  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated: First, next: Next
  ) -> ReducerSequence<First, Next> {
    ReducerSequence(first: accumulated, next: next)
  }

  /// Takes an `if` without `else`.
  ///
  /// - Parameter wrapped: The reducer, if the condition held.
  /// - Returns: The same.
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? { wrapped }

  /// Takes the first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The branch.
  /// - Returns: The choice.
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    first: First
  ) -> ReducerChoice<First, Second> {
    .first(first)
  }

  /// Takes the other branch of an `if` or `switch`.
  ///
  /// - Parameter second: The branch.
  /// - Returns: The choice.
  public static func buildEither<First: Reducer<State, Action>, Second: Reducer<State, Action>>(
    second: Second
  ) -> ReducerChoice<First, Second> {
    .second(second)
  }

  /// Takes a loop.
  ///
  /// - Parameter reducers: One reducer for each turn.
  /// - Returns: All of them, in order.
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> ReducerList<R> {
    ReducerList(reducers: reducers)
  }

  /// Takes an `if #available`.
  ///
  /// - Parameter wrapped: The reducer.
  /// - Returns: The reducer behind a closure, so that its type does not escape the check.
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(
    _ wrapped: R
  ) -> Reduce<State, Action> {
    Reduce(wrapped)
  }

  /// Ends a body.
  ///
  /// - Parameter component: The whole.
  /// - Returns: The same.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ component: R) -> R { component }
}

/// Two reducers, run one after the other.
public struct ReducerSequence<First: Reducer, Next: Reducer>: Reducer
where First.State == Next.State, First.Action == Next.Action {
  let first: First
  let next: Next

  /// Changes the state for an action.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects to start.
  public func reduce(
    into state: inout First.State, action: First.Action
  ) -> Effect<First.Action> {
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: next.reduce(into: &state, action: action))
  }

  /// Makes the work of both.
  ///
  /// - Returns: The work.
  public func _$work() -> ReducerWork<First.State, First.Action> {
    let (first, next) = (first._$work(), next._$work())
    return { state, action in
      let effect = first(&state, action)
      return effect.merge(with: next(&state, action))
    }
  }
}

/// One of two reducers.
public enum ReducerChoice<First: Reducer, Second: Reducer>: Reducer
where First.State == Second.State, First.Action == Second.Action {
  /// The first branch.
  case first(First)

  /// The other branch.
  case second(Second)

  /// Changes the state for an action.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects to start.
  public func reduce(
    into state: inout First.State, action: First.Action
  ) -> Effect<First.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }

  /// Makes the work of the branch.
  ///
  /// - Returns: The work.
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

  /// Changes the state for an action.
  ///
  /// - Parameters:
  ///   - state: The state, changed in place.
  ///   - action: What happened.
  /// - Returns: The effects to start.
  public func reduce(
    into state: inout Element.State, action: Element.Action
  ) -> Effect<Element.Action> {
    var effect = Effect<Element.Action>.none
    for reducer in reducers {
      effect = effect.merge(with: reducer.reduce(into: &state, action: action))
    }
    return effect
  }

  /// Makes the work of all.
  ///
  /// - Returns: The work.
  public func _$work() -> ReducerWork<Element.State, Element.Action> {
    let works = reducers.map { $0._$work() }
    return { state, action in
      var effect = Effect<Element.Action>.none
      for work in works { effect = effect.merge(with: work(&state, action)) }
      return effect
    }
  }
}
