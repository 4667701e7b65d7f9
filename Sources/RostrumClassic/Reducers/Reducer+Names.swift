import RostrumCore

/// The former name of `Effect`.
public typealias EffectTask = Effect

/// The former name of `Reducer`.
public typealias ReducerProtocol = Reducer

/// The former name of `ReducerOf`.
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>
