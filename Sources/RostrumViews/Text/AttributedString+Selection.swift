public import Foundation

extension AttributedString {
  /// What is selected in the text.
  ///
  /// - Parameter selection: The selection.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint(let index): self[RangeSet(index..<index)]
    case .ranges(let set): self[set]
    }
  }

  /// Changes the attributes of what is selected, or of what is typed next.
  ///
  /// ```swift
  /// note.transformAttributes(in: &selection) { $0.underlineStyle = .single }
  /// ```
  ///
  /// - Parameters:
  ///   - selection: The selection, which is one of the changed text afterwards.
  ///   - body: Changes the attributes of each part of the text with the same attributes.
  /// - Throws: What the closure throws.
  public mutating func transformAttributes<E>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    guard case .ranges(let set) = selection.indices(in: self) else {
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection.typed = attributes
      return
    }
    let places = set.ranges.map { offsets(of: $0) }
    for place in places {
      let changes = self[range(at: place)].runs.map { (offsets(of: $0.range), $0.attributes) }
      for (place, attributes) in changes {
        var attributes = attributes
        try body(&attributes)
        self[range(at: place)].setAttributes(attributes)
      }
    }
    let ranges = RangeSet(places.map { range(at: $0) })
    selection = selection.followed(by: AttributedTextSelection(ranges: ranges))
  }

  /// Replaces what is selected, and places the insertion point behind it.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - text: The text that takes the place of what is selected.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with text: AttributedString
  ) {
    let places: [Swift.Range<Int>]
    switch selection.indices(in: self) {
    case .insertionPoint(let index): places = [offsets(of: index..<index)]
    case .ranges(let set): places = set.ranges.map { offsets(of: $0) }
    }
    for place in places.dropFirst().reversed() { removeSubrange(range(at: place)) }
    guard let place = places.first else { return }
    replaceSubrange(range(at: place), with: text)
    let end = characters.index(
      startIndex, offsetBy: place.lowerBound + text.characters.count, limitedBy: endIndex)
    selection = selection.followed(by: AttributedTextSelection(insertionPoint: end ?? endIndex))
  }

  /// Replaces what is selected with characters that have the attributes of what is typed next.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - characters: The characters that take the place of what is selected.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters characters: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(characters), attributes: attributes))
  }

  private func offsets(of range: Swift.Range<Index>) -> Swift.Range<Int> {
    let start = characters.distance(from: startIndex, to: range.lowerBound)
    return start..<start + characters.distance(from: range.lowerBound, to: range.upperBound)
  }

  private func range(at offsets: Swift.Range<Int>) -> Swift.Range<Index> {
    let start = characters.index(startIndex, offsetBy: offsets.lowerBound)
    return start..<characters.index(start, offsetBy: offsets.count)
  }
}

extension AttributedString {
  /// The range of what a user sees as some UTF-16 code units, or as many as there are.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func range(ofUnits units: Swift.Range<Int>) -> Swift.Range<Index> {
    let start = index(atUnit: units.lowerBound)
    return start..<Swift.max(start, index(atUnit: units.upperBound))
  }

  /// The UTF-16 code units that a user sees of a range.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func units(of range: Swift.Range<Index>) -> Swift.Range<Int> {
    let start = characters[..<range.lowerBound].reduce(0) { $0 + $1.shownUnits }
    return start..<characters[range].reduce(start) { $0 + $1.shownUnits }
  }

  private func index(atUnit unit: Int) -> Index {
    var (index, rest) = (startIndex, unit)
    while index < endIndex {
      rest -= characters[index].shownUnits
      if rest < 0 { break }
      index = characters.index(after: index)
    }
    return index
  }
}

extension Character {
  /// The number of UTF-16 code units that an editor shows of the character; see ``RichText``.
  fileprivate var shownUnits: Int {
    if isNewline { return 1 }
    return unicodeScalars.reduce(0) { count, scalar in
      let isShown = scalar.value >= 0x20 && scalar.value != 0x7F || scalar == "\t"
      return isShown ? count + UTF16.width(scalar) : count
    }
  }
}
