import RostrumElements

/// How the colours of the view blend with those behind it.
struct BlendModeAtom: StyleAtom {
  enum Name: String, CaseIterable { case blendMode }
  var name = Name.blendMode
  var operand: BlendMode

  var declarations: String { "mix-blend-mode:\(operand.css)" }
  var atom: Atom { .blendMode(self) }
}

extension BlendMode: AtomOperand {
  fileprivate var css: String {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    }
  }
}
