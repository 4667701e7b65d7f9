import RostrumElements

/// The marker of a gauge, at a fraction of the length of its bar.
struct GaugeMarkAtom: StyleAtom {
  enum Name: String, CaseIterable { case gaugeMark }
  var name = Name.gaugeMark
  var operand: AtomNumber

  var declarations: String {
    "block-size:7px;background:radial-gradient(circle at"
      + " calc(50% + var(--r-way)*(\(operand) - .5)*(100% - 7px)) 50%,"
      + "var(--r-tint) 3.5px,transparent 4px),"
      + "linear-gradient(var(--r-fill-strong) 0 0) center/100% 3px no-repeat"
  }

  var atom: Atom { .gaugeMark(self) }
}
