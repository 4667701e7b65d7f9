import RostrumElements

/// A text: as wide as its words, and broken into lines if less is proposed.
final class TextNode: LayoutNode {
  let text: TextContent
  /// The maximum number of lines.
  let limit: Int?
  /// The number of lines for which space is reserved.
  let reserved: Int
  /// The number of pixels per point, to which widths are rounded.
  let pixels: Double
  /// The elements of the text's runs, which have the frame of the whole text.
  var pieces: [ElementID] = []
  /// The words of the runs, if the app draws the text.
  var drawnWords: [String]?
  /// Makes the text smaller where it doesn't fit, if it may be.
  var shrinking: TextShrinking?
  /// The size on one line; `nil` for a text that has several lines in any case, or none.
  private let line: LayoutSize?

  init(_ text: TextContent, limit: Int?, reserved: Int, pixels: Double, _ facts: LayoutFacts) {
    self.text = text
    self.limit = limit
    self.reserved = reserved
    self.pixels = pixels
    line =
      text.hasBreaks || text.isEmpty || reserved > 1
      ? nil
      : LayoutSize(
        width: (text.greatest * pixels - 0.001).rounded(.up) / pixels, height: text.lineHeight)
    super.init(facts)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    if let line, proposal.width ?? .infinity >= line.width { return line }
    // A text without letters takes no space.
    if text.isEmpty, reserved == 0 { return .zero }
    let (text, lines) = lines(proposal)
    let width = proposal.width == 0 ? max(lines.width, text.least) : lines.width
    return LayoutSize(
      width: (width * pixels - 0.001).rounded(.up) / pixels,
      height: Double(max(lines.count, reserved)) * text.lineHeight)
  }

  /// The text in the size in which it is shown, and its lines.
  private func lines(_ proposal: Proposal) -> (TextContent, TextContent.Lines) {
    let given = width(of: proposal)
    let text = shrinking?.fitting(text, in: given) ?? text
    let room = proposal.height.map { height in
      max(1, Int(nearest: (height / text.lineHeight + 0.001).rounded(.down)))
    }
    return (text, text.lines(of: given, limit: min(limit ?? .max, room ?? .max)))
  }

  /// Whether the text has more words than it shows.
  private func isCut(_ proposal: Proposal) -> Bool {
    if let line, proposal.width ?? .infinity >= line.width { return false }
    return !text.isEmpty && lines(proposal).1.isCut
  }

  /// The width of the lines.
  ///
  /// A proposal of 0 requests the minimum width, which is that of the longest word.
  private func width(of proposal: Proposal) -> Double {
    switch proposal.width {
    case nil: .infinity
    case 0: min(text.least, text.greatest)
    case let width?: width
    }
  }

  override func placeContent(in rect: LayoutRect, _ proposal: Proposal, _ placer: inout Placer) {
    for piece in pieces { placer.add(piece, box: rect) }
    if let drawnWords, let content {
      let (text, _) = lines(proposal)
      let limit = max(1, Int(nearest: (rect.size.height / text.lineHeight + 0.001).rounded(.down)))
      placer.addTypesetText(content, text.typeset(in: rect.size, limit: limit, drawnWords))
    }
    if placer.findsCutTexts, let content, isCut(proposal) { placer.addCutText(content) }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
    switch key.standard {
    case .firstTextBaseline: text.ascent
    case .lastTextBaseline: size(proposal).height - text.lineHeight + text.ascent
    case .start, .center, .end, nil: nil
    }
  }
}
