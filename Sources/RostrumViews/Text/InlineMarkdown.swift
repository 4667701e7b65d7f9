/// Parses inline Markdown in localized text: `**bold**`, `*italic*`, `~~struck~~`, `` `code` ``,
/// `[words](address)` and `^[words](inflect: true)`.
///
/// Only the literal parts of a text are parsed; interpolated values are shown unchanged. A mark
/// without a matching mark, or one after a backslash, is literal.
struct InlineMarkdown {
  /// A part of a text with one style.
  struct Run {
    var piece: LocalizedStringKey.Piece
    var looks: Set<Look> = []
    var address: String?
    /// Whether the words agree with the number among those with the same mark.
    fileprivate var inflection: Int?
  }

  /// The style that a pair of marks requests.
  enum Look: Hashable {
    case bold, italic, struck, code
  }

  private(set) var runs: [Run] = []
  private var opened: [Opened] = []

  /// An opening mark without its closing mark.
  private struct Opened {
    let mark: String
    /// The run that contains the mark as text, in case it is never closed.
    let index: Int
  }

  /// Whether a literal can contain marks at all.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func isMarked(_ literal: String) -> Bool {
    literal.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// Parses the marks of a text.
  ///
  /// - Complexity: O(*n*) in the number of characters, for texts with few marks.
  init(_ translation: LocalizedStringKey.Translation, in context: TextContext) {
    let pieces = translation.pieces
    for (index, piece) in pieces.enumerated() {
      guard case .literal(let literal) = piece else {
        runs.append(Run(piece: piece))
        continue
      }
      read(literal, isFirst: index == 0, isLast: index == pieces.count - 1)
    }
    inflect(by: Inflection(of: translation.language, in: context))
    runs.removeAll { if case .literal("") = $0.piece { true } else { false } }
  }

  /// Parses the marks of a text that isn't localized.
  ///
  /// - Complexity: O(*n*) in the number of characters, for texts with few marks.
  init(verbatim text: String) {
    read(text, isFirst: true, isLast: true)
    runs.removeAll { if case .literal("") = $0.piece { true } else { false } }
  }

  private mutating func inflect(by inflection: Inflection) {
    for mark in Set(runs.compactMap(\.inflection)) {
      let marked = runs.indices.filter { runs[$0].inflection == mark }
      let pieces = inflection.agree(marked.map { runs[$0].piece })
      for (index, piece) in zip(marked, pieces) { runs[index].piece = piece }
    }
  }

  private mutating func read(_ literal: String, isFirst: Bool, isLast: Bool) {
    let characters = Array(literal)
    var words = ""
    var index = 0
    func flush(_ runs: inout [Run]) {
      if !words.isEmpty { runs.append(Run(piece: .literal(words))) }
      words = ""
    }
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < characters.count && characters[index + 1].isPunctuationMark:
        words.append(characters[index + 1])
        index += 2
      case "`":
        guard let end = characters[(index + 1)...].firstIndex(of: "`"), end > index + 1 else {
          words.append(character)
          index += 1
          continue
        }
        flush(&runs)
        runs.append(Run(piece: .literal(String(characters[(index + 1)..<end])), looks: [.code]))
        index = end + 1
      case "^" where index + 1 < characters.count && characters[index + 1] == "[":
        flush(&runs)
        open("^[")
        index += 2
      case "[":
        flush(&runs)
        open("[")
        index += 1
      case "]":
        flush(&runs)
        if let end = closeLink(characters, after: index) {
          index = end
        } else {
          words.append(character)
          index += 1
        }
      case "*", "_", "~":
        let end = characters[index...].firstIndex { $0 != character } ?? characters.count
        flush(&runs)
        let before = index > 0 ? characters[index - 1] : isFirst ? " " : "x"
        let after = end < characters.count ? characters[end] : isLast ? " " : "x"
        read(marks: character, count: end - index, before: before, after: after)
        index = end
      default:
        words.append(character)
        index += 1
      }
    }
    flush(&runs)
  }

  private mutating func read(
    marks: Character, count: Int, before: Character, after: Character
  ) {
    let isInWord = marks == "_" && before.isLetterOrNumber && after.isLetterOrNumber
    let canOpen = !after.isWhitespace && !isInWord
    let canClose = !before.isWhitespace && !isInWord
    var left = count
    while left > 0 {
      let last = opened.last { $0.mark.first == marks }
      if canClose, let last, last.mark.count <= left {
        left -= last.mark.count
        close(last)
      } else if canOpen, marks != "~" || left >= 2 {
        let length = left >= 2 ? 2 : 1
        open(String(repeating: marks, count: length))
        left -= length
      } else {
        runs.append(Run(piece: .literal(String(repeating: marks, count: left))))
        left = 0
      }
    }
  }

  private mutating func open(_ mark: String) {
    opened.append(Opened(mark: mark, index: runs.count))
    runs.append(Run(piece: .literal(mark)))
  }

  private mutating func close(_ mark: Opened) {
    let look: Look = mark.mark.first == "~" ? .struck : mark.mark.count == 2 ? .bold : .italic
    take(mark) { $0.looks.insert(look) }
  }

  /// Parses the address after the words of a link.
  ///
  /// - Returns: The index after the link, or `nil` if this isn't a link.
  private mutating func closeLink(_ characters: [Character], after index: Int) -> Int? {
    guard let mark = opened.last(where: { $0.mark.last == "[" }), index + 1 < characters.count,
      characters[index + 1] == "(",
      let end = characters[(index + 2)...].firstIndex(of: ")")
    else { return nil }
    let address = String(characters[(index + 2)..<end])
    if mark.mark == "^[" {
      guard address.contains(":") else { return nil }
      let isInflected = address.filter { !$0.isWhitespace } == "inflect:true"
      take(mark) { if isInflected { $0.inflection = mark.index } }
      return end + 1
    }
    if address.isEmpty || address.contains(where: \.isWhitespace) { return nil }
    take(mark) { $0.address = address }
    return end + 1
  }

  /// Applies the style of a closed mark to the runs after it; unclosed marks in between become
  /// literal.
  private mutating func take(_ mark: Opened, _ change: (inout Run) -> Void) {
    for index in runs.indices where index > mark.index { change(&runs[index]) }
    runs[mark.index].piece = .literal("")
    opened.removeAll { $0.index >= mark.index }
  }
}

extension Character {
  fileprivate var isPunctuationMark: Bool { isASCII && (isPunctuation || isSymbol) }
  fileprivate var isLetterOrNumber: Bool { isLetter || isNumber }
}
