/// Makes a text smaller if it has more lines than its limit.
final class TextShrinking {
  /// The maximum number of lines.
  private let limit: Int
  /// The least factor.
  private let least: Double
  private let make: (Double) -> TextContent
  private var made: [Double: TextContent] = [:]

  /// The difference between two sizes, which is that of the browser's client.
  private static let step = 0.05

  init(limit: Int, least: Double, _ make: @escaping (Double) -> TextContent) {
    self.limit = limit
    self.least = least
    self.make = make
  }

  /// The largest text with few enough lines of a width, else the smallest text.
  ///
  /// - Parameters:
  ///   - text: The text in its own size.
  ///   - width: The width of the lines.
  /// - Returns: The text, or a smaller one.
  /// - Complexity: O(*n*) in the words of the text, for each of at most twenty sizes.
  func fitting(_ text: TextContent, in width: Double) -> TextContent {
    var (text, factor) = (text, 1.0)
    while factor > least, text.lines(of: width, limit: limit + 1).count > limit {
      factor = max(least, factor - Self.step)
      text = made[factor] ?? make(factor)
      made[factor] = text
    }
    return text
  }
}
