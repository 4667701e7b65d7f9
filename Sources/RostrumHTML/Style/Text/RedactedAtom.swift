/// A bar for each line of a text, or a box for a picture, instead of the content.
struct RedactedAtom: StyleAtom {
  enum Name: String, CaseIterable { case redacted }
  static let isRefinement = true
  var name = Name.redacted
  var operand = NoOperand()

  var declarations: String {
    let ink = "color-mix(in srgb,var(--r-primary) 16%,transparent)"
    return "border-radius:4px;user-select:none;object-position:-99999px 0;forced-color-adjust:none"
      + ";&,& *{color:transparent!important;-webkit-text-fill-color:transparent!important"
      + ";text-decoration-color:transparent!important}"
      + "&:not(.r-text){background:\(ink)}&:not(.r-text)>*{opacity:0}"
      + "&.r-text{background:repeating-linear-gradient(transparent 0 .15lh,\(ink) 0 .85lh,"
      + "transparent 0 1lh)}& *{background:none!important}"
  }

  var atom: Atom { .redacted(self) }
}
