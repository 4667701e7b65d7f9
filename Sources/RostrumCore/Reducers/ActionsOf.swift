import RostrumPresentation

/// The actions of a collection on whose elements `forEach` runs a feature.
///
/// ```swift
/// enum Action { case rows(IdentifiedActionOf<Row>) }
/// ```
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

/// The actions of a navigation stack on whose screens `forEach` runs a feature.
///
/// ```swift
/// enum Action { case path(StackActionOf<Detail>) }
/// ```
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
