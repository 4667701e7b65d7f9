/// The words of a text with their widths, ready to be broken into lines.
final class TextContent {
  let words: [Word]
  /// The letters of all words, in pieces of one font.
  let letters: [Letters]
  let lineHeight: Double
  let ascent: Double
  /// The width of the longest word.
  let least: Double
  /// The width of the longest unbroken line.
  let greatest: Double
  /// The width of the ellipsis of a truncated text.
  let ellipsis: Double
  let metrics: any TextMetrics
  let runs: [TextRun]

  /// A unit that isn't broken unless it is longer than a line.
  struct Word {
    var width = 0.0
    /// The width of the space after the word.
    var space = 0.0
    /// Whether a new line starts after the word.
    var endsLine = false
    /// The pieces of the word among the letters of the text.
    var letters = 0..<0
  }

  /// Letters of one font.
  struct Letters {
    var words: Substring
    var font: TextFont
    /// The index of the run that they belong to.
    var run = 0
  }

  /// Whether the text contains line breaks.
  var hasBreaks: Bool { words.contains(where: \.endsLine) }

  /// Whether the text has neither letters nor lines.
  var isEmpty: Bool { words.isEmpty }

  init(_ runs: [TextRun], _ metrics: any TextMetrics) {
    var splitter = WordSplitter(metrics)
    var lineHeight = 0.0
    var ascent = 0.0
    for run in runs {
      lineHeight = max(lineHeight, metrics.lineHeight(of: run.font))
      ascent = max(ascent, metrics.ascent(of: run.font))
      splitter.add(run)
    }
    words = splitter.finished
    letters = splitter.letters
    (least, greatest) = words.limits
    ellipsis = runs.last.map { metrics.width(of: "…", in: $0.font) } ?? 0
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.metrics = metrics
    self.runs = runs
  }
}

/// Words in one font.
struct TextRun {
  var words: String
  var font: TextFont
  /// Whether the words only stand for the room of a picture.
  var isPicture = false
}

extension [TextContent.Word] {
  /// The widths of the longest word and of the longest line.
  fileprivate var limits: (least: Double, greatest: Double) {
    var least = 0.0
    var greatest = 0.0
    var line = 0.0
    var space = 0.0
    for word in self {
      least = Swift.max(least, word.width)
      line += space + word.width
      greatest = Swift.max(greatest, line)
      space = word.endsLine ? 0 : word.space
      if word.endsLine { line = 0 }
    }
    return (least, greatest)
  }
}
