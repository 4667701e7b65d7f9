import Foundation

/// The text of values in a URL: a name for strings and cases without values, otherwise JSON.
enum LinkText {
  static func encode<Value: Encodable>(_ value: Value) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    if let name = try? JSONDecoder().decode(String.self, from: data), isName(name) { return name }
    if let plain = try? JSONDecoder().decode([String: [String: String]].self, from: data),
      let name = plain.keys.first, plain.count == 1, plain[name]?.isEmpty == true, isName(name)
    {
      return name
    }
    return String(decoding: data, as: UTF8.self)
  }

  static func decode<Value: Decodable>(_ text: String) -> Value? {
    let forms = isName(text) ? ["\"\(text)\"", "{\"\(text)\":{}}", text] : [text]
    for form in forms {
      if let value = try? JSONDecoder().decode(Value.self, from: Data(form.utf8)) { return value }
    }
    return nil
  }

  /// The name and value of a query item.
  static func item(_ item: Substring) -> (String, String)? {
    let halves = item.split(separator: "=", maxSplits: 1)
    guard halves.count == 2, let value = halves[1].removingPercentEncoding else { return nil }
    return (String(halves[0]), value)
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
