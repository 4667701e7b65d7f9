import RostrumElements

/// The outline within which a box is drawn before its insertion or after its removal.
///
/// A browser moves the corners to or from those of the ``OutlineAtom`` of the box.
struct PassingMaskAtom: StyleAtom {
  enum Name: String, CaseIterable { case enterMask, leaveMask }
  var name: Name
  var operand: AtomPolygon

  var declarations: String {
    let mask = "clip-path:polygon(\(operand.css))"
    let (way, rule) =
      switch name {
      case .enterMask: ("enter", "@starting-style{\(mask)}")
      case .leaveMask: ("leave", mask)
      }
    return "@media(prefers-reduced-motion:no-preference){"
      + "&[data-passing=\(way)]{transition:clip-path var(--r-motion);\(rule)}}"
  }

  var atom: Atom { .passingMask(self) }
}

extension PassingMaskAtom {
  init(_ name: Name, _ mask: AnyTransition.Mask) {
    self.init(name: name, operand: AtomPolygon(mask.absent, in: AnyTransition.Mask.size))
  }
}
