import RostrumCore

/// The name of ``Effect`` up to 2023.
public typealias EffectTask = Effect

/// The name of ``Reducer`` up to 2023.
public typealias ReducerProtocol = Reducer

/// The name of ``ReducerOf`` up to 2023.
public typealias ReducerProtocolOf<R: Reducer> = Reducer<R.State, R.Action>
