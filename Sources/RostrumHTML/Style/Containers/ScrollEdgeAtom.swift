import RostrumElements

/// How the bars of the screen around a view are separated from what scrolls behind them.
struct ScrollEdgeAtom: StyleAtom {
  enum Name: String, CaseIterable { case edgeTop, edgeBottom }
  var name: Name
  var operand: ScrollEdgeEffect.Look

  var declarations: String {
    switch name {
    case .edgeTop: "\(Self.screen)>.r-navigationBar>.r-navigationBar__bar::before{\(top)}"
    case .edgeBottom: "\(Self.screen)>.r-group.r-group-bottomBar{\(bottom)}"
    }
  }

  private var top: String {
    switch operand {
    case .soft: "border-color:transparent;mask:linear-gradient(#000 50%,transparent)"
    case .hard: "background:var(--r-page);backdrop-filter:none"
    case .hidden: "content:none"
    }
  }

  private var bottom: String {
    switch operand {
    case .soft:
      "border-color:transparent;backdrop-filter:none;"
        + "background:linear-gradient(transparent,var(--r-bar-fill) 50%)"
    case .hard: "background:var(--r-page);backdrop-filter:none"
    case .hidden: "border-color:transparent;backdrop-filter:none;background:none"
    }
  }

  /// The innermost screen around the view.
  private static let screen = ".r-screen:has(&):not(:has(.r-screen &))"

  var atom: Atom { .scrollEdge(self) }
}

extension ScrollEdgeEffect.Look: AtomOperand {}

extension AtomList {
  mutating func add(_ effect: ScrollEdgeEffect) {
    if effect.edges.contains(.top) { add(ScrollEdgeAtom(name: .edgeTop, operand: effect.look)) }
    if effect.edges.contains(.bottom) {
      add(ScrollEdgeAtom(name: .edgeBottom, operand: effect.look))
    }
  }
}
