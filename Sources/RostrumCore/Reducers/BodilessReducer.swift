/// A reducer whose body, if it has one, stands in an extension.
///
/// `@Reducer` does not see extensions. What it finds without a body gets this conformance: a body
/// in an extension then is the reducer's body, and without any it does nothing.
public protocol BodilessReducer<State, Action>: Reducer {}

extension BodilessReducer {
  /// A body that does nothing.
  public var body: EmptyReducer<State, Action> { EmptyReducer() }
}
