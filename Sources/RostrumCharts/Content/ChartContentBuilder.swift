/// Builds the content of a chart from the statements of a closure.
@MainActor @resultBuilder
public enum ChartContentBuilder {
  /// Returns content unchanged.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Builds empty content.
  public static func buildBlock() -> _ChartContentGroup {
    _ChartContentGroup(parts: [])
  }

  /// Returns a single part unchanged.
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  /// Builds several parts.
  @_disfavoredOverload
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartContentGroup {
    var parts: [any ChartContent] = []
    for part in repeat each content { parts.append(part) }
    return _ChartContentGroup(parts: parts)
  }

  /// Builds an `if` without an `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? {
    content
  }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    .first(first)
  }

  /// Builds the other branch of an `if` or `switch`.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    .second(second)
  }

  /// Builds a branch for a version of the system.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}
