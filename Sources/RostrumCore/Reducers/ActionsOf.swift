import RostrumPresentation

/// The actions of the elements of a list that `forEach` runs a feature on.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

/// The actions of the screens of a stack that `forEach` runs a feature on.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
