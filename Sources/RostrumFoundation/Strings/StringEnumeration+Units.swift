#if !canImport(Darwin)
  @_spi(_Unicode) import Swift
  public import Foundation

  extension NSString.EnumerationOptions {
    /// Enumerates words, as Unicode delimits them (UAX 29), without spaces and punctuation.
    public static var byWords: Self { Self(rawValue: 3) }
    /// Enumerates sentences, each with the spaces after it.
    public static var bySentences: Self { Self(rawValue: 4) }

    /// What is enumerated, without the flags.
    fileprivate var unit: UInt { rawValue & 0xFF }
  }

  extension String {
    /// Enumerates the words, sentences, lines, paragraphs or characters in a part of the text.
    ///
    /// ```swift
    /// text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in
    ///   count += 1
    /// }
    /// ```
    ///
    /// Foundation on Linux enumerates neither words nor sentences. Words of languages without spaces are
    /// the units of Unicode, without a dictionary.
    ///
    /// - Parameters:
    ///   - range: The part of the text.
    ///   - opts: What is enumerated, and how.
    ///   - body: Called with a unit (`nil` with `.substringNotRequired`), its range, the range up to the
    ///     next one, and a value that ends the enumeration once it is `true`.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func enumerateSubstrings<R: RangeExpression>(
      in range: R, options opts: NSString.EnumerationOptions = [],
      _ body:
        @escaping (
          _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
          inout Bool
        ) -> Void
    ) where R.Bound == Index {
      let units: [Range<Index>]
      switch opts.unit {
      case NSString.EnumerationOptions.byWords.unit: units = words
      case NSString.EnumerationOptions.bySentences.unit: units = sentences
      default: return self[...].foundationUnits(in: range.relative(to: self), opts, body)
      }
      let range = range.relative(to: self)
      let shown = units.map { $0.clamped(to: range) }.filter { !$0.isEmpty }
      let starts = shown.map(\.lowerBound) + [range.upperBound]
      var isStopped = false
      let order = Array(shown.indices)
      for index in opts.contains(.reverse) ? order.reversed() : order where !isStopped {
        let start = index == 0 ? range.lowerBound : shown[index].lowerBound
        let text = opts.contains(.substringNotRequired) ? nil : String(self[shown[index]])
        body(text, shown[index], start..<starts[index + 1], &isStopped)
      }
    }

    /// The words.
    private var words: [Range<Index>] {
      var words: [Range<Index>] = []
      var start = startIndex
      while start < endIndex {
        let end = _wordIndex(after: start)
        if self[start..<end].contains(where: { $0.isLetter || $0.isNumber }) {
          words.append(start..<end)
        }
        start = end
      }
      return words
    }

    /// The sentences, each with the spaces after it.
    private var sentences: [Range<Index>] {
      var sentences: [Range<Index>] = []
      var start = startIndex
      while start < endIndex {
        let end = endOfSentence(from: start)
        sentences.append(start..<end)
        start = end
      }
      return sentences
    }

    /// The index after a sentence: after a line, or after a sign that ends one and the spaces that follow.
    ///
    /// A period before a small letter or within a word, as in “3.5”, ends no sentence.
    private func endOfSentence(from start: Index) -> Index {
      var index = start
      while index < endIndex {
        let character = self[index]
        index = self.index(after: index)
        if character.isNewline { return index }
        guard ".!?…。！？．｡؟۔".contains(character) else { continue }
        while index < endIndex, "\"'”’»)]}.!?…。！？」』".contains(self[index]) {
          index = self.index(after: index)
        }
        let afterSigns = index
        while index < endIndex, self[index].isWhitespace, !self[index].isNewline {
          index = self.index(after: index)
        }
        if index < endIndex, self[index].isNewline { continue }
        if index == endIndex || !".…".contains(character) { return index }
        if afterSigns < index, !self[index].isLowercase { return index }
      }
      return index
    }
  }

  extension StringProtocol {
    /// Enumerates the units that Foundation knows.
    fileprivate func foundationUnits(
      in range: Range<Index>, _ options: NSString.EnumerationOptions,
      _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) {
      enumerateSubstrings(in: range, options: options, body)
    }
  }
#endif
