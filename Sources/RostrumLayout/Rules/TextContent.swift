import RostrumElements

/// The words of a text with their widths, ready to be broken into lines.
struct TextContent {
  /// A unit that isn't broken unless it is longer than a line.
  struct Word {
    var width = 0.0
    /// The width of the space after the word.
    var space = 0.0
    /// Whether a new line starts after the word.
    var endsLine = false
    /// The letters with their fonts, for words longer than a line.
    var pieces: [(Substring, TextFont)] = []
  }

  private(set) var words: [Word] = []
  private(set) var lineHeight = 0.0
  private(set) var ascent = 0.0
  /// The width of the longest word.
  private(set) var least = 0.0
  /// The width of the longest unbroken line.
  private(set) var greatest = 0.0
  /// The width of the ellipsis of a truncated text.
  let ellipsis: Double
  let metrics: any TextMetrics

  /// Whether the text has neither letters nor lines.
  var isEmpty: Bool { words.count == 1 && words[0].pieces.isEmpty && words[0].space == 0 }

  init(_ runs: [TextRun], _ metrics: any TextMetrics) {
    self.metrics = metrics
    ellipsis = runs.last.map { metrics.width(of: "…", in: $0.font) } ?? 0
    var word = Word()
    for run in runs {
      lineHeight = max(lineHeight, metrics.lineHeight(of: run.font))
      ascent = max(ascent, metrics.ascent(of: run.font))
      add(run, to: &word)
    }
    words.append(word)
    measure()
  }

  /// Splits a run into words, of which the first continues the last word of the previous run.
  private mutating func add(_ run: TextRun, to word: inout Word) {
    var rest = Substring(run.words)
    while let first = rest.first {
      if first.isNewline {
        word.endsLine = true
        words.append(word)
        word = Word()
        rest.removeFirst()
      } else if first.isBreak {
        let space = rest.prefix { $0.isBreak }
        word.space += metrics.width(of: space, in: run.font)
        rest = rest[space.endIndex...]
      } else {
        if word.space > 0 {
          words.append(word)
          word = Word()
        }
        let letters = rest.prefix { !$0.isBreak && !$0.isNewline }
        word.width += metrics.width(of: letters, in: run.font)
        word.pieces.append((letters, run.font))
        rest = rest[letters.endIndex...]
      }
    }
  }

  private mutating func measure() {
    var line = 0.0
    var space = 0.0
    for word in words {
      least = max(least, word.width)
      line += space + word.width
      greatest = max(greatest, line)
      space = word.space
      if word.endsLine {
        line = 0
        space = 0
      }
    }
  }
}

/// Words in one font.
struct TextRun {
  var words: String
  var font: TextFont
}

extension Character {
  /// Whether a line can be broken at the space.
  fileprivate var isBreak: Bool {
    self == " " || isWhitespace && self != "\u{A0}" && self != "\u{202F}" && !isNewline
  }
}
