/// A text as a value: words and how they are set, without a view.
///
/// Alerts and buttons in state are made of it, so that a test can compare them:
///
/// ```swift
/// TextState("Delete ") + TextState(standup.title).bold() + TextState("?")
/// ```
///
/// Two texts are equal when they read and look the same, however they were put together.
public struct TextState: Hashable, Sendable {
  /// A stretch of text that is set in one way.
  public struct Run: Hashable, Sendable {
    /// The words.
    public var text: String

    /// How they are set.
    public var format: TextFormat
  }

  /// The stretches of the text, one after the other; neighbours differ in how they are set.
  public private(set) var runs: [Run]

  /// Makes a plain text.
  ///
  /// - Parameter content: The words, shown as they are.
  public init(verbatim content: String) {
    runs = content.isEmpty ? [] : [Run(text: content, format: TextFormat())]
  }

  /// Makes a plain text.
  ///
  /// - Parameter content: The words, shown as they are.
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// The text of one text after that of another, each set as it was.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    for run in rhs.runs { result.append(run) }
    return result
  }

  /// Sets all of the text in another way.
  package func formatted(_ change: (inout TextFormat) -> Void) -> Self {
    var result = TextState(verbatim: "")
    for var run in runs {
      change(&run.format)
      result.append(run)
    }
    return result
  }

  private mutating func append(_ run: Run) {
    if let last = runs.last, last.format == run.format {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}

extension String {
  /// The words of a text, without how they are set.
  ///
  /// - Parameter state: The text.
  public init(state: TextState) {
    self = state.runs.lazy.map(\.text).joined()
  }
}

extension TextState {
  /// The words as they are read aloud: those of accessibility labels where there are any.
  public var spoken: String {
    runs.lazy.map { $0.format.accessibilityLabel ?? $0.text }.joined()
  }
}

extension TextState: Codable {}
extension TextState.Run: Codable {}
