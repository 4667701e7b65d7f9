/// The look of a text whose letters a drawing replaces, and of the drawing.
struct TextDrawingAtom: StyleAtom {
  enum Name: String, CaseIterable { case drawnText, textDrawing }
  var name: Name
  var operand = NoOperand()

  var declarations: String {
    switch name {
    // The letters stay, for whoever selects or hears them. A text has one background: that of the app, or the
    // gradient that its letters are cut from.
    case .drawnText:
      "position:relative;"
        + "&,& :not(svg,svg *){-webkit-text-fill-color:transparent;text-decoration-color:transparent}"
        + "&:not(\(Self.backgrounds)),& .r-text:not(\(Self.backgrounds)){background:none}"
        + "@media (forced-colors:active){&,& :not(svg,svg *){-webkit-text-fill-color:CanvasText;"
        + "text-decoration-color:CanvasText}& svg{display:none}}"
    case .textDrawing:
      "position:absolute;inset:0;inline-size:100%;block-size:100%;overflow:visible;"
        + "pointer-events:none;user-select:none;fill:currentcolor;direction:ltr;"
        + "& text{white-space:pre}"
    }
  }

  private static let backgrounds = "[class*=' s-background'],[class*=' s-redacted']"

  var atom: Atom { .textDrawing(self) }
}
