/// The place of a subtitle below the title of a screen.
struct BarSubtitleAtom: StyleAtom {
  enum Name: String, CaseIterable { case barSubtitle }
  var name = Name.barSubtitle
  var operand = NoOperand()

  var declarations: String {
    "order:0;align-self:stretch;padding:0 calc(var(--r-gutter) - 12px) 10px"
  }

  var atom: Atom { .barSubtitle(self) }
}
