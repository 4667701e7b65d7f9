import RostrumElements

/// The size of symbols relative to the text.
struct ImageScaleAtom: StyleAtom {
  enum Name: String, CaseIterable { case imageScale }
  var name = Name.imageScale
  var operand: SymbolScale

  var declarations: String {
    // The size is that of the innermost view with a scale; a frame around a symbol has its own.
    "--r-symbol:\(AtomNumber(1.25 * operand.factor))em"
      + ";:where(svg&,& svg.r-image):where(:not(.r-image-resizable))"
      + "{inline-size:var(--r-symbol);block-size:var(--r-symbol)}"
  }

  var atom: Atom { .imageScale(self) }
}

extension SymbolScale: AtomOperand {}
