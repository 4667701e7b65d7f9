/// A gradient whose opacity is that of the box at each point.
struct FadeAtom: StyleAtom {
  enum Name: String, CaseIterable { case fade }
  var name = Name.fade
  var operand: AtomPaint

  var declarations: String { "mask-image:\(operand.image)" }
  var atom: Atom { .fade(self) }
}

extension AtomPaint {
  /// The paint as an image in CSS notation.
  fileprivate var image: String {
    switch self {
    case .linear, .angular, .radial, .elliptical, .shade: css
    case .color, .tint, .foreground, .background, .quinary, .material, .opacity:
      "linear-gradient(\(css) 0 0)"
    }
  }
}
