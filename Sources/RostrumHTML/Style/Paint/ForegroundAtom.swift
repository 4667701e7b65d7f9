/// The colour of the content, or a gradient over each text and the first colour of the gradient
/// elsewhere.
struct ForegroundAtom: StyleAtom {
  enum Name: String, CaseIterable { case foreground }
  var name = Name.foreground
  var operand: AtomPaint

  var declarations: String {
    guard let first = operand.firstColor else {
      let color = operand == .foreground ? "var(--r-primary)" : operand.css
      return "color:\(color);--r-foreground:\(color);--r-ink:currentcolor"
    }
    // A text has one background: that of the app, or the gradient that its letters are cut from.
    let text = ".r-text:not([class*=' s-background'])"
    return "color:\(first.css);--r-foreground:\(first.css);--r-ink:transparent;"
      + "@media (forced-colors:none){:where(&\(text),& \(text)){background:\(operand.css) text}"
      + ":where(&\(text),& \(text),&\(text) *,& \(text) *){-webkit-text-fill-color:var(--r-ink)}}"
  }

  var atom: Atom { .foreground(self) }
}
