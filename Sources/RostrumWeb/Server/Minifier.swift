/// Removes what a browser doesn't need from the package's own scripts and themes: comments, and
/// white space that separates nothing.
///
/// A minifier knows the tokens of its languages, not their grammar. The sources follow two rules:
/// each statement of a script ends with a semicolon, and templates aren't nested. For the names of a
/// script, see ``ScriptNames``.
struct Minifier {
  private enum Language { case script, theme }

  /// The white space before the next token.
  private enum Gap: Int { case none, space, line }

  private let language: Language
  private let source: [UInt8]
  private var index = 0
  private var gap = Gap.none
  private var result: [UInt8] = []

  private init(_ language: Language, _ source: [UInt8]) {
    self.language = language
    self.source = source
    result.reserveCapacity(source.count)
  }

  /// Returns the smallest equivalent of a script.
  ///
  /// O(n) in the bytes.
  static func script(_ source: [UInt8]) -> [UInt8] { minify(.script, source) }

  /// Returns the smallest equivalent of a style sheet.
  ///
  /// O(n) in the bytes.
  static func theme(_ source: [UInt8]) -> [UInt8] { minify(.theme, source) }

  private static func minify(_ language: Language, _ source: [UInt8]) -> [UInt8] {
    var minifier = Minifier(language, source)
    while let byte = minifier.byte(0) { minifier.read(byte) }
    minifier.result.append(UInt8(ascii: "\n"))
    return minifier.result
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"):
      gap = .line
      index += 1
    case UInt8(ascii: " "):
      if gap == .none { gap = .space }
      index += 1
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"):
      skip(past: "*/")
      if gap == .none { gap = .space }
    case UInt8(ascii: "/") where language == .script && self.byte(1) == byte:
      while let next = self.byte(0), next != UInt8(ascii: "\n") { index += 1 }
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      copyLiteral(to: byte)
    case UInt8(ascii: "/") where language == .script && startsExpression:
      copyLiteral(to: byte)
    default:
      append(byte)
      index += 1
    }
  }

  private func byte(_ offset: Int) -> UInt8? {
    index + offset < source.count ? source[index + offset] : nil
  }

  private mutating func skip(past end: StaticString) {
    let rest = source[index...]
    let match = end.withUTF8Buffer { rest.firstRange(of: Array($0)) }
    index = match?.upperBound ?? source.count
  }

  /// Copies a string, a template or a regular expression.
  private mutating func copyLiteral(to end: UInt8) {
    append(source[index])
    index += 1
    var isInClass = false
    while let next = byte(0) {
      result.append(next)
      index += 1
      switch next {
      case UInt8(ascii: "\\"):
        guard let escaped = byte(0) else { return }
        result.append(escaped)
        index += 1
      case UInt8(ascii: "[") where end == UInt8(ascii: "/"): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case end where !isInClass: return
      default: break
      }
    }
  }

  /// Whether a slash starts a regular expression here, because a value is expected.
  private var startsExpression: Bool {
    result.last.map { "(,=:[!&|?{};".utf8.contains($0) } ?? true
  }

  /// Appends the first byte of a token, after the white space that separates it.
  private mutating func append(_ byte: UInt8) {
    if let last = result.last {
      switch language {
      case .script: separate(last, byte)
      case .theme: separateInTheme(last, byte)
      }
    }
    gap = .none
    result.append(byte)
  }

  private mutating func separate(_ last: UInt8, _ next: UInt8) {
    let areWords = last.isInName && next.isInName
    switch gap {
    case .none: return
    case .space:
      let areSigns = last == next && "+-".utf8.contains(last)
      if areWords || areSigns { result.append(UInt8(ascii: " ")) }
    case .line:
      // A statement may end here; see ECMAScript, "Automatic Semicolon Insertion".
      let mayEnd = last.isInName || "}])+-\"'`".utf8.contains(last)
      let mayStart = next.isInName || "{[(+-!~\"'`".utf8.contains(next)
      if mayEnd && mayStart { result.append(UInt8(ascii: "\n")) }
    }
  }

  private mutating func separateInTheme(_ last: UInt8, _ next: UInt8) {
    if next == UInt8(ascii: "}"), last == UInt8(ascii: ";") { result.removeLast() }
    guard gap != .none, !"{};,>:".utf8.contains(last), !"{};,>!".utf8.contains(next) else { return }
    result.append(UInt8(ascii: " "))
  }
}

extension UInt8 {
  /// Whether a byte is a part of a name or a number.
  var isInName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default:
      false
    }
  }
}
