import RostrumPresentation
import RostrumViews

extension Text {
  /// Creates a text view from a text state.
  ///
  /// - Parameter state: The text state.
  public init(_ state: TextState) {
    self = state.runs.reduce(Text(verbatim: "")) { $0 + Text($1) }
  }

  private init(_ run: TextState.Run) {
    let format = run.format
    var text = Text(verbatim: run.text)
    if let font = format.letters { text = text.font(font) }
    if let weight = format.weight { text = text.fontWeight(Font.Weight(rawValue: weight)) }
    if let color = format.color { text = text.foregroundColor(Color(color)) }
    if format.isBold { text = text.bold() }
    if format.isItalic { text = text.italic() }
    if format.isUnderlined { text = text.underline(color: format.underlineColor.map(Color.init)) }
    if format.isStruckThrough {
      text = text.strikethrough(color: format.strikethroughColor.map(Color.init))
    }
    if format.hasMonospacedDigits { text = text.monospacedDigit() }
    self = text
  }
}

extension TextFormat {
  /// The font of the text, or `nil` to inherit it.
  fileprivate var letters: RostrumViews.Font? {
    var letters = font.map { RostrumViews.Font($0) }
    let design: RostrumViews.Font.Design? =
      isMonospaced ? .monospaced : self.design.flatMap { .init(rawValue: $0) }
    if let design {
      letters = letters ?? .body
      letters?.design = design
    }
    return letters
  }
}

extension View {
  /// The view with a text state's accessibility label, if that differs from its text.
  func spoken(as text: TextState?) -> some View {
    SpokenAs(
      content: self, words: text.flatMap { $0.spoken == String(state: $0) ? nil : $0.spoken })
  }
}

private struct SpokenAs<Content: View>: View {
  let content: Content
  let words: String?

  var body: some View {
    if let words { content.accessibilityLabel(Text(verbatim: words)) } else { content }
  }
}
