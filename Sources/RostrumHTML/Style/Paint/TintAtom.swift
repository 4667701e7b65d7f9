/// The accent color of controls in the element.
///
/// The fill of a prominent button is darker in dark mode, so that its white text is legible.
struct TintAtom: StyleAtom {
  enum Name: String, CaseIterable { case tint }
  var name = Name.tint
  var operand: AtomColor

  var declarations: String {
    let color = operand.css
    let filled = "light-dark(\(color),color-mix(in srgb,\(color) 80%,#000))"
    return "--r-tint:\(color);--r-prominent:\(filled);--r-switch:var(--r-prominent)"
  }

  var atom: Atom { .tint(self) }
}
