extension TextContent {
  /// The lines of a text.
  struct Lines: Hashable {
    /// The number of lines.
    var count = 1
    /// The width of the longest line.
    var width = 0.0
    /// Whether the text has more words than the lines.
    var isCut = false
  }

  /// Breaks the text into lines of a width.
  ///
  /// Lines are broken between words, and within words that are longer than a line.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line.
  ///   - limit: The maximum number of lines; further text is truncated.
  /// - Returns: The number of lines and their width.
  /// - Complexity: O(*n*) in the number of words.
  func lines(of width: Double, limit: Int) -> Lines {
    if limit > 0, greatest <= width, !hasBreaks {
      return Lines(count: 1, width: greatest)
    }
    var breaker = LineBreaker(width: width, limit: max(1, limit))
    for word in words {
      breaker.add(word, of: self)
      if breaker.isFull { break }
    }
    return breaker.lines(ellipsis: ellipsis)
  }

  /// The letters of each line, and whether the text has more of them.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line.
  ///   - limit: The maximum number of lines.
  /// - Returns: The letters, line by line.
  /// - Complexity: O(*n*) in the number of letters.
  func placedLetters(of width: Double, limit: Int) -> (lines: [[PlacedLetter]], isCut: Bool) {
    var breaker = LineBreaker(width: width, limit: max(1, limit))
    breaker.placed = [[]]
    for word in words {
      breaker.add(word, of: self)
      if breaker.isFull { break }
    }
    return (breaker.placed ?? [], breaker.isFull)
  }
}

/// Fills lines with words.
private struct LineBreaker {
  let width: Double
  let limit: Int
  private var count = 1
  private var longest = 0.0
  private var line = 0.0
  private var space = 0.0
  private var isNew = false
  private(set) var isFull = false
  /// The letters of each line; `nil` where only the size of the lines is of interest.
  var placed: [[TextContent.PlacedLetter]]?

  init(width: Double, limit: Int) {
    // Widths are sums of fractions, and rounding must not break a text at its own width.
    self.width = width + 0.001
    self.limit = limit
  }

  mutating func add(_ word: TextContent.Word, of text: TextContent) {
    if isNew {
      isNew = false
      guard next() else { return }
    }
    if line > 0, line + space + word.width > width {
      guard next() else { return }
    }
    if word.width > width {
      guard addLetters(of: word, in: text) else { return }
    } else {
      if placed != nil { place(word, in: text) }
      line += space + word.width
    }
    space = word.space
    isNew = word.endsLine
  }

  private mutating func place(_ word: TextContent.Word, in text: TextContent) {
    var x = line + space
    for piece in text.letters[word.letters] {
      for index in piece.words.indices {
        let width = text.metrics.width(of: piece.words[index...index], in: piece.font)
        place(piece, index, at: x, width, in: text)
        x += width
      }
    }
  }

  private mutating func place(
    _ piece: TextContent.Letters, _ index: String.Index, at x: Double, _ width: Double,
    in text: TextContent
  ) {
    let letter = TextContent.PlacedLetter(
      run: piece.run, offset: index.utf16Offset(in: text.runs[piece.run].words),
      length: piece.words[index].utf16.count, x: x, width: width)
    placed?[count - 1].append(letter)
  }

  private mutating func addLetters(of word: TextContent.Word, in text: TextContent) -> Bool {
    for piece in text.letters[word.letters] {
      for index in piece.words.indices {
        let letter = text.metrics.width(of: piece.words[index...index], in: piece.font)
        if line > 0, line + letter > width {
          guard next() else { return false }
        }
        if placed != nil { place(piece, index, at: line, letter, in: text) }
        line += letter
      }
    }
    return true
  }

  /// Starts a new line.
  ///
  /// - Returns: `false` if there is no space for another line.
  private mutating func next() -> Bool {
    longest = max(longest, line)
    guard count < limit else {
      isFull = true
      return false
    }
    count += 1
    placed?.append([])
    line = 0
    space = 0
    return true
  }

  func lines(ellipsis: Double) -> TextContent.Lines {
    // The last line of a truncated text ends with an ellipsis, which replaces letters.
    let last = isFull ? max(min(width - 0.001, line + ellipsis), ellipsis) : line
    return TextContent.Lines(count: count, width: max(longest, last), isCut: isFull)
  }
}
