/// Splits runs of text into words.
///
/// Lines are broken at spaces, after hyphens, and around the letters of East Asian scripts (a small part of
/// Unicode Standard Annex #14). A word can have letters of several runs.
struct WordSplitter {
  private let metrics: any TextMetrics
  private var words: [TextContent.Word] = []
  /// The letters of the words, in pieces of one font.
  private(set) var letters: [TextContent.Letters] = []
  private var word = TextContent.Word()
  private var isStarted = false
  /// The index of the run whose words are being added.
  private var index = -1

  init(_ metrics: any TextMetrics) {
    self.metrics = metrics
  }

  /// All words of the runs.
  var finished: [TextContent.Word] {
    isStarted || words.last?.endsLine == true ? words + [word] : words
  }

  /// Adds the words of a run.
  ///
  /// The first one may continue the last word of the previous run.
  ///
  /// - Complexity: O(*n*) in the letters.
  mutating func add(_ run: TextRun) {
    self.index += 1
    let scalars = run.words.unicodeScalars
    var start = scalars.startIndex
    var index = start
    var last: LineBreak?
    while index < scalars.endIndex {
      let kind = LineBreak(scalars[index])
      if let last, kind != last || !kind.isJoined {
        add(run.words[start..<index], last, run.font)
        start = index
      }
      last = kind
      index = scalars.index(after: index)
    }
    if let last { add(run.words[start...], last, run.font) }
  }

  private mutating func add(_ part: Substring, _ kind: LineBreak, _ font: TextFont) {
    switch kind {
    case .return: return
    case .newline:
      word.endsLine = true
      finish()
    case .space:
      isStarted = true
      word.space += metrics.width(of: part, in: font)
    case .letter, .hyphen, .ideograph:
      let hasLetters = !word.letters.isEmpty
      if word.space > 0 || kind == .ideograph && hasLetters { finish() }
      isStarted = true
      word.width += metrics.width(of: part, in: font)
      // A sign before a number doesn’t end a word.
      let endsWord = kind == .ideograph || kind == .hyphen && !word.letters.isEmpty
      let start = word.letters.isEmpty ? letters.count : word.letters.lowerBound
      letters.append(TextContent.Letters(words: part, font: font, run: self.index))
      word.letters = start..<letters.count
      if endsWord { finish() }
    }
  }

  private mutating func finish() {
    words.append(word)
    word = TextContent.Word()
    isStarted = false
  }
}
