/// A small value as a file of settings keeps it.
public enum SettingsValue: Hashable, Sendable {
  /// Yes or no.
  case flag(Bool)

  /// A whole number.
  case integer(Int)

  /// A number.
  case number(Double)

  /// A text.
  case text(String)

  /// A list of texts.
  case texts([String])
}

extension SettingsValue: Codable {
  /// Reads a value of JSON.
  ///
  /// - Parameter decoder: Where it is read.
  /// - Throws: `DecodingError` for a value of another kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .texts(try container.decode([String].self))
    }
  }

  /// Writes the value as JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .integer(let integer): try container.encode(integer)
    case .number(let number) where number.isFinite: try container.encode(number)
    case .number(let number): try container.encode("\(number)")
    case .text(let text): try container.encode(text)
    case .texts(let texts): try container.encode(texts)
    }
  }
}
