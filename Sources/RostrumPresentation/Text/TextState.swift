/// A value that describes formatted text without a view.
///
/// Alerts and buttons in state use it, so that tests can compare them:
///
/// ```swift
/// TextState("Delete ") + TextState(standup.title).bold() + TextState("?")
/// ```
///
/// Two texts are equal if their characters and formatting are equal, regardless of how they were
/// composed.
public struct TextState: Hashable, Sendable {
  /// A run of text with uniform formatting.
  public struct Run: Hashable, Sendable {
    /// The text of the run.
    public var text: String

    /// The formatting of the run.
    public var format: TextFormat
  }

  /// The runs of the text; adjacent runs have different formatting.
  public private(set) var runs: [Run]

  /// Creates plain text from a string, without localizing it.
  ///
  /// - Parameter content: The string.
  public init(verbatim content: String) {
    runs = content.isEmpty ? [] : [Run(text: content, format: TextFormat())]
  }

  /// Creates plain text from a string, without localizing it.
  ///
  /// - Parameter content: The string.
  public init(_ content: some StringProtocol) {
    self.init(verbatim: String(content))
  }

  /// Concatenates two texts, which keep their formatting.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    for run in rhs.runs { result.append(run) }
    return result
  }

  /// Returns the text with modified formatting.
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
  /// Creates a string from the characters of a text, without its formatting.
  ///
  /// - Parameter state: The text.
  public init(state: TextState) {
    self = state.runs.lazy.map(\.text).joined()
  }
}

extension TextState {
  /// The string that assistive technology reads, which uses accessibility labels where available.
  public var spoken: String {
    runs.lazy.map { $0.format.accessibilityLabel ?? $0.text }.joined()
  }
}

extension TextState: Codable {}
extension TextState.Run: Codable {}
