import RostrumPresentation
import RostrumViews

extension Text {
  /// Makes a text of one that is held in state.
  ///
  /// - Parameter state: The text.
  public init(_ state: TextState) {
    self = state.runs.reduce(Text(verbatim: "")) { $0 + Text($1) }
  }

  private init(_ run: TextState.Run) {
    var text = Text(verbatim: run.text)
    if run.format.isBold { text = text.bold() }
    if run.format.isItalic { text = text.italic() }
    self = text
  }
}
