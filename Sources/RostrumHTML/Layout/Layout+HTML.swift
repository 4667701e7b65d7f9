import RostrumElements

extension DOMNode {
  /// The root, with the content followed by presentations.
  static var scene: DOMNode { DOMNode("main").slot() }

  /// A box that carries style or groups children.
  static func group(_ variant: GroupVariant) -> DOMNode {
    DOMNode("div", class: variant == .plain ? "r-box" : "r-group-\(variant.rawValue)").slot().with {
      // The labels at the ends of a slider aren't part of its name.
      if variant == .sliderMinimum || variant == .sliderMaximum { $0["aria-hidden"] = "true" }
      if let atom = TabViewPartAtom(variant)?.atom { $0.atoms.append(atom) }
    }
  }

  /// Children in a row or column.
  static func stack(_ element: ElementSnapshot, along axis: Axis) -> DOMNode {
    let hasSpacing = element.state.styles.contains { $0.kind == .spacing }
    return DOMNode("div", class: "r-stack-\(axis.webName)").slot().with {
      if !hasSpacing { $0.classes.append("r-stack-natural") }
    }
  }

  /// Children on top of each other.
  static func overlay(_ variant: OverlayVariant, in context: DOMContext) -> DOMNode {
    switch variant {
    case .plain: DOMNode("div").slot()
    case .arranged, .arrangedRow, .arrangedColumn:
      DOMNode("div", class: "r-overlay-arranged").slot()
    case .overlay, .background, .positioned, .inset, .reader:
      DOMNode("div", class: "r-overlay-\(variant.rawValue)").slot()
    case .mask:
      DOMNode("div").slot().with {
        $0[flag: .mask] = true
        $0.load(.masks, in: context)
      }
    case .backdrop:
      DOMNode("div").slot().with { $0.atoms = [PresentedAtom(name: .backdrop).atom] }
    }
  }

  /// Free space in a stack.
  static func spacer(minimum: Double?) -> DOMNode {
    DOMNode("div").with {
      if let minimum { $0.atoms = [SpacerAtom(operand: AtomNumber(minimum)).atom] }
    }
  }

  /// Rows of cells.
  static func grid(columns: Int) -> DOMNode {
    DOMNode("div", class: "r-grid-cells").slot().with {
      $0.atoms = [GridColumnsAtom(operand: AtomNumber(columns)).atom]
    }
  }

  /// A scrollable region, which the keyboard can focus to scroll.
  static func scroll(_ axes: Axis.Set, showsIndicators: Bool, isEnabled: Bool) -> DOMNode {
    let variant = axes == .horizontal ? "horizontal" : axes == .vertical ? "vertical" : "both"
    return DOMNode("div", class: "r-scroll-\(variant) r-stack-natural").slot().with {
      if !showsIndicators { $0.classes.append("r-scroll-bare") }
      if !isEnabled { $0.classes.append("r-scroll-fixed") }
      $0["tabindex"] = "0"
    }
  }
}
