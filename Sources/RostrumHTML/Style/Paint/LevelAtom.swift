/// The foreground of less important content.
struct LevelAtom: StyleAtom {
  enum Name: String, CaseIterable { case secondary, tertiary }
  var name: Name
  var operand: AtomPaint

  var declarations: String { "--r-\(name.rawValue):\(operand.css)" }
  var atom: Atom { .level(self) }
}
