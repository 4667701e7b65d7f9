import Foundation
import RostrumPostgres

/// A value that a statement gets, in a form that doesn't depend on the type of its place.
enum PostgresParameter: Hashable, Sendable {
  case null
  case text(String)
  case bytes([UInt8])
  case json(String)
  /// An array, also as the JSON that a place for JSON gets.
  case list([PostgresParameter], json: String)

  init<Value: Encodable>(_ value: Value) throws {
    if let scalar = try Self.scalar(value) {
      self = scalar
      return
    }
    let encoder = ParameterEncoder()
    try value.encode(to: encoder)
    switch encoder.content {
    case .value(let parameter): self = parameter
    case .list(let elements): self = .list(elements, json: try Self.json(of: value))
    case .object: self = .json(try Self.json(of: value))
    }
  }

  /// The JSON of a value, in which keys have an order, so that equal values have equal texts.
  static func json(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch {
      throw PostgresError.unwritable(reason: "a value of type \(type(of: value)) isn't JSON")
    }
  }

  /// What is sent for a place of a type.
  func value(for type: UInt32) -> PostgresValue {
    switch self {
    case .null: .null
    case .text(let text), .json(let text): .storedText(text)
    case .bytes(let bytes): .bytes(bytes)
    case .list(let elements, let json):
      .storedText(PostgresType.isJSON(type) ? json : Self.literal(of: elements))
    }
  }

  /// The literal of an array, such as `{"a",NULL}`.
  private static func literal(of elements: [PostgresParameter]) -> String {
    let texts = elements.map { element in
      switch element {
      case .null: "NULL"
      case .text(let text), .json(let text): quoted(text)
      case .bytes(let bytes):
        quoted("\\x" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
      case .list(let elements, _): literal(of: elements)
      }
    }
    return "{\(texts.joined(separator: ","))}"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// A value that isn't encoded by its parts; `nil` for others.
  private static func scalar(_ value: some Encodable) throws -> PostgresParameter? {
    switch value {
    case let value as String:
      // libpq takes texts that end with U+0000.
      guard !value.utf8.contains(0) else {
        throw PostgresError.unwritable(reason: "a text contains the character U+0000")
      }
      return .text(value)
    case let value as Bool: return .text(value ? "true" : "false")
    case let value as any BinaryInteger: return .text("\(value)")
    case let value as Double: return .text("\(value)")
    case let value as Float: return .text("\(value)")
    case let value as Decimal: return .text("\(value)")
    case let value as Date: return .text(value.postgresText)
    case let value as UUID: return .text(value.uuidString)
    case let value as URL: return try scalar(value.absoluteString)
    case let value as Data: return .bytes(Array(value))
    default: return nil
    }
  }
}
