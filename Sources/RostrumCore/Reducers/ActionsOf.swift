import RostrumPresentation

/// The actions of a collection on whose elements `forEach` runs a feature.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

/// The actions of a navigation stack on whose screens `forEach` runs a feature.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
