/// Puts views together from the statements of a closure.
@MainActor @resultBuilder
public enum ViewBuilder {
  /// Takes one view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes a single view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Puts several views side by side.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// Builds a view that not every system has.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
