import Foundation

/// The spelling of a type's values in addresses.
///
/// Parsing is the inverse of printing: a component is accepted only if the value that it stands for
/// is printed in the same way, so each value has a single address.
@MainActor
package struct AddressFormat<Value> {
  /// Returns the components of a value; `nil` if it has none.
  package let print: @MainActor (Value) -> [String]?
  private let parse: @MainActor ([String]) -> Value?

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - print: Returns the components of a value.
  ///   - parse: Returns the value at the start of components.
  package init(
    print: @escaping @MainActor (Value) -> [String]?,
    parse: @escaping @MainActor ([String]) -> Value?
  ) {
    self.print = print
    self.parse = parse
  }

  /// Creates a format with one component.
  init(text: @escaping (Value) -> String?, value: @escaping (String) -> Value?) {
    self.init(print: { text($0).map { [$0] } }, parse: { $0.first.flatMap(value) })
  }

  /// Returns the value at the start of components, and the components that spell it.
  package func accept(_ components: [String]) -> (value: Value, components: [String])? {
    guard !components.isEmpty, let value = parse(components), let printed = print(value),
      !printed.isEmpty, components.starts(with: printed)
    else { return nil }
    return (value, printed)
  }
}

extension AddressFormat {
  /// Returns the format that a type has by its conformances.
  ///
  /// - Parameter allowsStructure: Whether values that aren't encoded as a string, a number or a
  ///   Boolean are spelled, too, as JSON.
  /// - Returns: The format, or `nil` if the type doesn't conform to any of the protocols.
  package static func automatic(allowsStructure: Bool) -> Self? {
    if let type = Value.self as? any LosslessStringConvertible.Type { return lossless(type) }
    if let type = Value.self as? any RawRepresentable.Type, let format = raw(type) {
      return format
    }
    if let type = Value.self as? any Codable.Type {
      return coded(type, allowsStructure: allowsStructure)
    }
    return nil
  }

  private static func lossless<Text: LosslessStringConvertible>(_ type: Text.Type) -> Self {
    Self(
      text: { ($0 as? Text)?.description }, value: { Text($0) as? Value })
  }

  private static func raw<Raw: RawRepresentable>(_ type: Raw.Type) -> Self? {
    guard let text = Raw.RawValue.self as? any LosslessStringConvertible.Type else { return nil }
    return raw(type, text)
  }

  private static func raw<Raw: RawRepresentable, Text: LosslessStringConvertible>(
    _ type: Raw.Type, _ text: Text.Type
  ) -> Self {
    Self(
      text: { (($0 as? Raw)?.rawValue as? Text)?.description },
      value: { word in
        (Text(word) as? Raw.RawValue).flatMap { Raw(rawValue: $0) } as? Value
      })
  }

  private static func coded<Coded: Codable>(_ type: Coded.Type, allowsStructure: Bool) -> Self {
    Self(
      text: { value in
        (value as? Coded).flatMap { CodedText.text(of: $0, allowsStructure: allowsStructure) }
      },
      value: { text in
        CodedText.value(of: text, as: Coded.self, allowsStructure: allowsStructure) as? Value
      })
  }
}

/// JSON as a component: the text of a string, and any other value as it is.
private enum CodedText {
  static func text<Value: Encodable>(of value: Value, allowsStructure: Bool) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let json = try? encoder.encode(value) else { return nil }
    switch json.first {
    case UInt8(ascii: "\""): return try? JSONDecoder().decode(String.self, from: json)
    case UInt8(ascii: "n"): return nil
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      return allowsStructure ? String(decoding: json, as: UTF8.self) : nil
    default: return String(decoding: json, as: UTF8.self)
    }
  }

  static func value<Value: Decodable>(
    of text: String, as type: Value.Type, allowsStructure: Bool
  ) -> Value? {
    if text.hasPrefix("{") || text.hasPrefix("[") {
      return allowsStructure ? decode(Data(text.utf8)) : nil
    }
    if let quoted = try? JSONEncoder().encode(text), let value: Value = decode(quoted) {
      return value
    }
    return decode(Data(text.utf8))
  }

  private static func decode<Value: Decodable>(_ json: Data) -> Value? {
    try? JSONDecoder().decode(Value.self, from: json)
  }
}
