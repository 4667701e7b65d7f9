public import Foundation
public import RostrumElements
internal import RostrumFoundation

extension RichText {
  /// Takes what an editor shows of a string.
  ///
  /// - Parameter string: The string.
  /// - Complexity: O(*n*) in the length of the string.
  public init(_ string: AttributedString) {
    var lines = [Line()]
    var isNew = true
    for run in string.runs {
      // Characters of two looks may combine.
      var words = String.UnicodeScalarView()
      words.append(contentsOf: string[run.range].unicodeScalars)
      let pieces = String(words).split(omittingEmptySubsequences: false) { $0.isNewline }
      for (index, piece) in pieces.enumerated() {
        if index > 0 {
          lines.append(Line())
          isNew = true
        }
        // What the first character of a line is, is what the line is; an empty line has its end.
        if isNew, !piece.isEmpty || index < pieces.count - 1 {
          lines[lines.count - 1].kind = LineKind(run.presentationIntent)
          isNew = false
        }
        lines[lines.count - 1].append(
          piece, Marks(run.attributes), leadingTo: run.link?.absoluteString)
      }
    }
    self.init(lines)
  }
}

extension RichText.Marks {
  /// Takes the looks that attributes say.
  init(_ attributes: AttributeContainer) {
    let intent = attributes.inlinePresentationIntent ?? []
    self = []
    if intent.contains(.stronglyEmphasized) { insert(.bold) }
    if intent.contains(.emphasized) { insert(.italic) }
    if intent.contains(.code) { insert(.code) }
    if intent.contains(.strikethrough) || attributes.strikethroughStyle != nil { insert(.struck) }
    if attributes.underlineStyle != nil { insert(.underlined) }
  }

  var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if contains(.bold) { intent.insert(.stronglyEmphasized) }
    if contains(.italic) { intent.insert(.emphasized) }
    if contains(.code) { intent.insert(.code) }
    if contains(.struck) { intent.insert(.strikethrough) }
    return intent
  }
}

extension RichText.LineKind {
  fileprivate init(_ intent: PresentationIntent?) {
    let kinds = intent?.components.map(\.kind) ?? []
    let list = kinds.first { $0 == .orderedList || $0 == .unorderedList }
    self = list == .orderedList ? .numbered : list == .unorderedList ? .bulleted : .plain
  }
}

/// Numbers the lists of a text and their items.
private struct ListNumbers {
  private var identity = 0
  private var ordinal = 0
  private var list: PresentationIntent?

  /// The intent of the next line.
  mutating func intent(of kind: RichText.LineKind) -> PresentationIntent? {
    let wanted: PresentationIntent.Kind
    switch kind {
    case .plain:
      list = nil
      return nil
    case .bulleted: wanted = .unorderedList
    case .numbered: wanted = .orderedList
    }
    if list?.components.first?.kind != wanted {
      identity += 1
      list = PresentationIntent(wanted, identity: identity)
      ordinal = 0
    }
    identity += 1
    ordinal += 1
    return PresentationIntent(.listItem(ordinal: ordinal), identity: identity, parent: list)
  }
}

extension AttributedString {
  /// Creates a string with the marks of a text as attributes.
  ///
  /// - Parameter text: The text.
  /// - Complexity: O(*n*) in the length of the text.
  public init(_ text: RichText) {
    self.init()
    var numbers = ListNumbers()
    for (index, line) in text.lines.enumerated() {
      let intent = numbers.intent(of: line.kind)
      for run in line.runs {
        var attributes = AttributeContainer()
        attributes.presentationIntent = intent
        if !run.marks.intent.isEmpty { attributes.inlinePresentationIntent = run.marks.intent }
        if run.marks.contains(.underlined) { attributes.underlineStyle = .single }
        attributes.link = run.address.flatMap { URL(string: $0) }
        self += AttributedString(run.words, attributes: attributes)
      }
      if index < text.lines.count - 1 {
        var attributes = AttributeContainer()
        attributes.presentationIntent = intent
        self += AttributedString("\n", attributes: attributes)
      }
    }
  }

  /// Creates a string with the marks of a text, and with other attributes of the words that were there
  /// before and still are.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - former: The string before.
  /// - Complexity: O(*n*) in the length of the text, for strings without other attributes.
  init(_ text: RichText, keeping former: AttributedString) {
    self.init(text)
    let others = former.otherAttributes
    if others.isEmpty { return }
    let (before, after) = (Array(former.characters), Array(characters))
    let head = zip(before, after).prefix { $0 == $1 }.count
    let most = Swift.min(before.count, after.count) - head
    let tail = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
    let shift = after.count - before.count
    for (range, attributes) in others {
      let parts = [
        range.clamped(to: 0..<head),
        (range.lowerBound + shift..<range.upperBound + shift)
          .clamped(to: after.count - tail..<after.count),
      ]
      for part in parts where !part.isEmpty {
        let start = characters.index(startIndex, offsetBy: part.lowerBound)
        let end = characters.index(start, offsetBy: part.count)
        self[start..<end].mergeAttributes(attributes, mergePolicy: .keepCurrent)
      }
    }
  }

  /// The attributes that an editor doesn't show, with the offsets of the characters that have them.
  private var otherAttributes: [(Swift.Range<Int>, AttributeContainer)] {
    var others: [(Swift.Range<Int>, AttributeContainer)] = []
    var start = 0
    for run in runs {
      let count = characters[run.range].count
      var attributes = run.attributes
      attributes.inlinePresentationIntent = nil
      attributes.presentationIntent = nil
      attributes.underlineStyle = nil
      attributes.strikethroughStyle = nil
      attributes.link = nil
      if attributes != AttributeContainer() { others.append((start..<start + count, attributes)) }
      start += count
    }
    return others
  }
}
