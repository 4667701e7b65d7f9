/// A reducer whose body, if any, is declared in an extension.
///
/// `@Reducer` can't see extensions, so it adds this conformance to a type without a body. A body
/// that an extension declares is then the reducer's body; otherwise the reducer is a no-op.
public protocol BodilessReducer<State, Action>: Reducer {}

extension BodilessReducer {
  /// An empty body.
  public var body: EmptyReducer<State, Action> { EmptyReducer() }
}
