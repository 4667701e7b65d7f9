import RostrumElements

extension LayoutBuilder {
  /// The node of a text.
  ///
  /// A text with several styles has a child element for each style.
  func text(of element: ElementSnapshot, in context: LayoutContext) -> LayoutNode {
    var runs: [TextRun] = []
    add(element, to: &runs, in: context)
    if runs.isEmpty { runs = [TextRun(words: "", font: context.font)] }
    let node = TextNode(
      TextContent(runs, metrics.text), limit: context.lineLimit, reserved: context.reservedLines,
      pixels: metrics.pixels, facts(of: element, in: context))
    if let limit = context.lineLimit, context.leastScale < 1 {
      let metrics = metrics.text
      node.shrinking = TextShrinking(limit: limit, least: context.leastScale) { factor in
        TextContent(runs.map { $0.shrunk(by: factor) }, metrics)
      }
    }
    node.pieces = element.children.map(\.id)
    if element.state.accepts(.typeset) { node.drawnWords = element.children.compactMap(\.words) }
    return node
  }

  private func add(
    _ element: ElementSnapshot, to runs: inout [TextRun], in context: LayoutContext
  ) {
    if element.role == .image {
      // A symbol is about as wide as the widest letter.
      runs.append(TextRun(words: "M", font: context.font, isPicture: true))
      return
    }
    guard case .text(let words, _) = element.content else { return }
    if let words {
      runs.append(TextRun(words: context.textCase?.applied(to: words) ?? words, font: context.font))
    }
    for child in element.children {
      var context = context
      context.apply(child.state.styles)
      add(child, to: &runs, in: context)
    }
  }
}

extension ElementSnapshot {
  /// The words of a run of a text; none for a picture, and `nil` for anything else.
  fileprivate var words: String? {
    if role == .image { return "" }
    if case .text(let words, _) = content { return words ?? "" }
    return nil
  }
}

extension TextRun {
  /// The run in a smaller font.
  fileprivate func shrunk(by factor: Double) -> TextRun {
    var run = self
    run.font.factor *= factor
    return run
  }
}

extension TextCase {
  fileprivate func applied(to words: String) -> String {
    switch self {
    case .uppercase: words.uppercased()
    case .lowercase: words.lowercased()
    }
  }
}
