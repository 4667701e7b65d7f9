import RostrumElements

extension DOMNode {
  /// Panes side by side or above each other, which scroll together if they don't fit.
  static func panes(along axis: Axis) -> DOMNode {
    DOMNode("div", class: "r-stack-\(axis.webName)").slot().with {
      $0.classes += ["r-stack", "r-panes"]
      $0.atoms = [PanesAtom(name: axis == .horizontal ? .paneRow : .paneColumn).atom]
    }
  }

  /// A pane, with the divider before it (WAI-ARIA Authoring Practices, window splitter).
  ///
  /// The script of the panes makes the divider a stop of the Tab key, and knows its value.
  static func pane(isDivided: Bool, in context: DOMContext) -> DOMNode {
    let divider = DOMNode("div", class: "r-pane__divider").with {
      $0["role"] = "separator"
      $0["aria-label"] = context.words[.resize]
      $0.load(.splits, in: context)
    }
    return DOMNode("div", class: "r-box", isDivided ? [divider] : []).slot().with {
      $0.classes.append("r-pane")
    }
  }
}
