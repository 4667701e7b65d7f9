/// Something that sources should do otherwise, and why.
///
/// A rule is one file in `Rules`, and one line in `Rules.all`. What it sees of a source is a
/// `SourceModel`, which is made in one visit of the tree for all rules.
package protocol Rule: Sendable {
  /// The name, in lower camel case, by which a configuration and comments call the rule.
  static var name: String { get }
  /// The level, unless a configuration says otherwise.
  static var level: Level { get }
  /// What to do, in one sentence.
  static var summary: String { get }
  /// Why, and what the rule sees and doesn't see.
  static var explanation: String { get }
  /// A source with a finding of the rule.
  static var bad: String { get }
  /// The same source as it should be.
  static var good: String { get }
  /// The rule is skipped for sources that contain none of these identifiers.
  static var words: [String] { get }
  /// The options, with their defaults.
  static var options: [String: OptionValue] { get }

  /// Looks at a source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - report: Where findings go.
  static func check(_ source: SourceModel, _ report: inout Report)
}

extension Rule {
  package static var level: Level { .warning }
  package static var options: [String: OptionValue] { [:] }
}

/// The value of an option of a rule.
package enum OptionValue: Sendable, Hashable, Codable, CustomStringConvertible {
  /// A number.
  case number(Int)
  /// A list of words.
  case words([String])

  /// Decodes a value.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: An error if the value is neither a number nor a list of words.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .words(try container.decode([String].self))
    }
  }

  /// Encodes the value.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: Errors of the encoder.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .words(let words): try container.encode(words)
    }
  }

  /// The value as a configuration writes it.
  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .words(let words): "[\(words.joined(separator: ", "))]"
    }
  }
}
