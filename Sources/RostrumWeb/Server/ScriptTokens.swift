/// A token of a script that has no comments; see ``Minifier``.
enum ScriptToken: Hashable {
  /// A name or a keyword.
  case name(String)
  /// Anything else: a literal, a part of a template, white space or a single character.
  case other(String)

  /// The text in the script.
  var text: String {
    switch self {
    case .name(let text), .other(let text): text
    }
  }

  /// Splits a script into tokens.
  ///
  /// O(n) in the length of the script.
  static func tokens(of script: [UInt8]) -> [ScriptToken] {
    var lexer = ScriptLexer(script: script)
    return lexer.run()
  }
}

/// Splits a script into tokens: names, literals and single characters.
private struct ScriptLexer {
  let script: [UInt8]
  private var index = 0
  private var tokens: [ScriptToken] = []
  /// For each template whose expression is being read, the number of open braces within it.
  private var templates: [Int] = []

  init(script: [UInt8]) { self.script = script }

  mutating func run() -> [ScriptToken] {
    while index < script.count { read(script[index]) }
    return tokens
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readLiteral(to: byte)
    case UInt8(ascii: "/") where startsExpression: readLiteral(to: byte)
    case UInt8(ascii: "`"): readTemplate()
    case UInt8(ascii: "{"):
      if !templates.isEmpty { templates[templates.count - 1] += 1 }
      add(1)
    case UInt8(ascii: "}") where templates.last == 0:
      templates.removeLast()
      readTemplate()
    case UInt8(ascii: "}"):
      if !templates.isEmpty { templates[templates.count - 1] -= 1 }
      add(1)
    case _ where byte.isInName:
      let end = script[index...].firstIndex { !$0.isInName } ?? script.endIndex
      let text = String(decoding: script[index..<end], as: UTF8.self)
      let isName = !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      tokens.append(isName ? .name(text) : .other(text))
      index = end
    default: add(1)
    }
  }

  private mutating func add(_ count: Int) {
    let end = min(index + count, script.count)
    tokens.append(.other(String(decoding: script[index..<end], as: UTF8.self)))
    index = end
  }

  /// Whether a slash starts a regular expression here, because a value is expected.
  private var startsExpression: Bool {
    guard let last = tokens.last?.text.utf8.last else { return true }
    return "(,=:[!&|?{};\n".utf8.contains(last)
  }

  /// Reads a string or a regular expression.
  private mutating func readLiteral(to end: UInt8) {
    var length = 1
    var isInClass = false
    while index + length < script.count {
      let byte = script[index + length]
      length += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "["), end == UInt8(ascii: "/") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      if byte == end, !isInClass { break }
    }
    add(length)
  }

  /// Reads a template, or the rest of one, up to its end or to its next expression.
  private mutating func readTemplate() {
    var length = 1
    while index + length < script.count {
      let byte = script[index + length]
      length += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "`") { break }
      let next = index + length
      if byte == UInt8(ascii: "$"), next < script.count, script[next] == UInt8(ascii: "{") {
        length += 1
        templates.append(0)
        break
      }
    }
    add(length)
  }
}
