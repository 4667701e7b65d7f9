import Foundation

extension Text: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates the node for a view of this type; apps don't call or implement it.
  public static func _makeNode(
    _ view: consuming Text, _ context: consuming NodeContext
  ) -> ViewNode<Text> {
    TextNode(view, context, .text)
  }
}

/// A part of a text with one style.
struct TextRun: Hashable {
  var words: String
  var styles: [StyleProperty]
  /// What the part is besides words.
  var content = Content.words
  /// The values that the app has attached.
  var attributes = TextAttributes()

  /// What a part of a text is.
  enum Content: Hashable {
    /// Nothing but words.
    case words
    /// A link to an address.
    case link(String)
    /// A time that the page keeps up to date.
    indirect case clock(TextClock)
    /// A picture.
    indirect case image(Image)
  }

  /// The address that the part leads to.
  var address: String? {
    if case .link(let address) = content { address } else { nil }
  }

  /// The time that the part shows.
  var clock: TextClock? {
    if case .clock(let clock) = content { clock } else { nil }
  }
}

extension Text {
  /// The parts of the text, with adjacent parts of the same style merged.
  ///
  /// - Complexity: O(*n*) in the number of characters.
  func runs(in context: TextContext) -> [TextRun] {
    var runs: [TextRun] = []
    collectRuns(&runs, around: [], TextAttributes(), context)
    return runs
  }

  private func collectRuns(
    _ runs: inout [TextRun], around outer: [StyleProperty], _ outerAttributes: TextAttributes,
    _ context: TextContext
  ) {
    let styles = outer.reduce(self.styles) { StyleBox.adding($1, to: $0) ?? $0 }
    let attributes = self.attributes.within(outerAttributes)
    func add(
      _ piece: LocalizedStringKey.Piece, in styles: [StyleProperty],
      leadingTo address: String? = nil
    ) {
      if case .text(let text) = piece {
        text.collectRuns(&runs, around: styles, attributes, context)
      } else {
        runs.append(piece.resolved(in: context), in: styles, attributes, leadingTo: address)
      }
    }
    switch content {
    case .joined(let first, let second):
      first.collectRuns(&runs, around: styles, attributes, context)
      second.collectRuns(&runs, around: styles, attributes, context)
    case .key(let key):
      let translation = key.translated(for: context.locale)
      guard translation.isMarked else {
        for piece in translation.pieces { add(piece, in: styles) }
        return
      }
      for run in InlineMarkdown(translation, in: context).runs {
        add(run.piece, in: run.styles(within: styles), leadingTo: run.address)
      }
    case .attributed(let text):
      for run in text.runs {
        let around = styles.reduce(run.looks) { StyleBox.adding($1, to: $0) ?? $0 }
        runs.append(
          run.words, in: run.marks.styles(within: around), attributes, leadingTo: run.address)
      }
    case .image(let image):
      runs.append(TextRun(words: "", styles: styles, content: .image(image)))
    case .date(let date, let style) where style.kind == .timer:
      let clock = TextClock(.distance(to: date))
      runs.append(
        TextRun(words: resolved(in: context), styles: styles, content: .clock(clock)))
    case .clock(let clock, nil):
      runs.append(
        TextRun(words: resolved(in: context), styles: styles, content: .clock(clock)))
    case .verbatim, .date, .formatted, .clock:
      runs.append(resolved(in: context), in: styles, attributes)
    }
  }
}

extension TextRun {
  /// The element of the picture that the part is, if it is one.
  @MainActor
  fileprivate func picture(in environment: EnvironmentValues) -> ElementDraft? {
    guard case .image(let image) = content else { return nil }
    var draft = ElementDraft(.image(.awaited("")))
    image.describe(&draft, in: environment)
    for style in styles { draft.style(style, in: environment) }
    return draft
  }
}

extension TextRun {
  /// Replaces paints that depend on the environment.
  fileprivate mutating func resolvePaints(in environment: EnvironmentValues) {
    for (index, style) in styles.enumerated() {
      guard let paint = style.paint, paint.isCompound else { continue }
      styles[index] = style.painted(with: paint.resolved(in: environment))
    }
  }
}

extension [TextRun] {
  /// Whether the runs need more than one element.
  fileprivate var needPieces: Bool {
    count > 1 || count == 1 && self[0].content != .words && self[0].clock == nil
  }

  /// Appends words, merging them with the last run if it has the same style.
  fileprivate mutating func append(
    _ words: String, in styles: [StyleProperty], _ attributes: TextAttributes,
    leadingTo address: String? = nil
  ) {
    if words.isEmpty { return }
    let content = address.map(TextRun.Content.link) ?? .words
    if let last, last.styles == styles, last.content == content, last.attributes == attributes {
      self[count - 1].words += words
    } else {
      append(TextRun(words: words, styles: styles, content: content, attributes: attributes))
    }
  }
}

extension InlineMarkdown.Run {
  /// The styles of the run, given the styles of the text around it.
  fileprivate func styles(within outer: [StyleProperty]) -> [StyleProperty] {
    marks.styles(within: outer)
  }

  /// The looks of the run as marks.
  var marks: RichText.Marks {
    var marks: RichText.Marks = []
    if looks.contains(.bold) { marks.insert(.bold) }
    if looks.contains(.italic) { marks.insert(.italic) }
    if looks.contains(.struck) { marks.insert(.struck) }
    if looks.contains(.code) { marks.insert(.code) }
    return marks
  }
}

extension RichText.Marks {
  /// The styles of words with the looks, given the styles of the text around them.
  fileprivate func styles(within outer: [StyleProperty]) -> [StyleProperty] {
    var own: [StyleProperty] = []
    if contains(.bold) { own.append(.weight(.bold)) }
    if contains(.italic) { own.append(.italic) }
    if contains(.underlined) { own.append(.underline(.single)) }
    if contains(.struck) { own.append(.strikethrough(.single)) }
    if contains(.code) { own.append(.fontDesign(.monospaced)) }
    return outer.reduce(own) { StyleBox.adding($1, to: $0) ?? $0 }
  }
}

/// Maintains the element of a text.
///
/// A text with one style is an element with words; a text with several styles is an element without
/// words around a child text for each style.
final class TextNode: ElementHandleNode<Text> {
  @exclusivity(unchecked) private var pieces: [ElementHandle] = []
  private var drawing: TextDrawing?

  override func update() {
    var runs: [TextRun] = []
    var needsPieces = false
    var pictures: [ElementDraft?] = []
    var openURL: OpenURLAction?
    var page: Origin?
    let draft = reading {
      handle.draft { element in
        let environment = environment
        runs = view.runs(in: TextContext(reading: environment))
        let renderer = environment.textRenderer
        needsPieces = runs.needPieces || renderer != nil && !runs.isEmpty
        let redaction = environment.redaction
        if let redaction {
          for index in runs.indices {
            runs[index].words = redaction.replacing(runs[index].words)
            if runs[index].clock != nil { runs[index].content = .words }
          }
        }
        if needsPieces {
          if runs.contains(where: { $0.address != nil }) {
            openURL = environment.openURL
            page = environment.pageOrigin
          }
          pictures = runs.map { $0.picture(in: environment) }
          for index in runs.indices { runs[index].resolvePaints(in: environment) }
        } else {
          element.content = .text(runs.first?.words ?? "", leadingTo: nil)
          for style in runs.first?.styles ?? view.styles {
            element.style(style, in: environment)
          }
          if let clock = runs.first?.clock { element.state.set(.clock(clock)) }
        }
        if redaction != nil { element.redact() }
        draw(runs, by: renderer, in: &element)
      }
    }
    handle.take(draft)
    show(needsPieces ? runs : [], pictures, openURL, on: page)
  }

  private func show(
    _ runs: [TextRun], _ pictures: [ElementDraft?], _ openURL: OpenURLAction?, on page: Origin?
  ) {
    if runs.isEmpty, pieces.isEmpty, drawing == nil { return }
    while pieces.count > runs.count { pieces.removeLast().remove() }
    for (index, picture) in pictures.enumerated() {
      let role: ElementRole = picture == nil ? .text : .image
      if index < pieces.count, pieces[index].core.role == role { continue }
      let piece = ElementHandle(role, owner: self, isDecorated: false)
      if index < pieces.count {
        pieces[index].remove()
        pieces[index] = piece
      } else {
        pieces.append(piece)
      }
    }
    for (index, (piece, run)) in zip(pieces, runs).enumerated() {
      if let picture = pictures[index] {
        piece.take(picture)
        continue
      }
      let url = run.address.flatMap { URL(string: $0) }
      let target = url.flatMap { openURL?.target($0, on: page) }
      var draft = ElementDraft(.text(run.words, leadingTo: target))
      for style in run.styles { draft.style(style, in: EnvironmentValues()) }
      if let url { openURL?.open(url, from: &draft) }
      if let clock = run.clock { draft.state.set(.clock(clock)) }
      piece.take(draft)
    }
    graph.tree.setChildren(
      of: handle.core, to: pieces.map(\.outer) + (drawing?.elements ?? []))
  }

  /// Has a renderer draw the text, or removes what one has drawn.
  private func draw(
    _ runs: [TextRun], by renderer: (any TextRenderer)?, in element: inout ElementDraft
  ) {
    guard let renderer, !runs.isEmpty else {
      drawing?.remove()
      drawing = nil
      return
    }
    let drawing = drawing ?? TextDrawing(environment.textEntrance ?? renderer, of: self)
    self.drawing = drawing
    drawing.update(runs, by: renderer, in: &element, pause: environment.pause)
  }

  override func willRemove() {
    drawing?.remove()
    for piece in pieces { piece.remove() }
    super.willRemove()
  }
}
