import RostrumElements

/// Where a scroll view comes to rest.
struct ScrollSnapAtom: StyleAtom {
  enum Name: String, CaseIterable { case snapViews, snapNext, snapPages }
  var name: Name
  var operand: Direction

  var declarations: String {
    let type = "scroll-snap-type:\(operand.rawValue) mandatory"
    return switch name {
    case .snapViews: type
    case .snapNext: type + ";--r-snap:always"
    case .snapPages: type + ";&>*>*{scroll-snap-align:start;scroll-snap-stop:always}"
    }
  }

  var atom: Atom { .scrollSnap(self) }

  enum Direction: String, AtomOperand {
    case x, y, both

    init(_ axes: Axis.Set) {
      self = axes == .horizontal ? .x : axes == .vertical ? .y : .both
    }
  }
}

/// The margins of a scroll view within which it comes to rest.
struct ScrollMarginAtom: StyleAtom {
  enum Name: String, CaseIterable { case scrollMargin }
  var name = Name.scrollMargin
  var operand: AtomEdges

  var declarations: String { operand.declarations(of: "scroll-padding") }
  var atom: Atom { .scrollMargin(self) }
}

/// The views at which a scroll view comes to rest.
struct SnapTargetsAtom: StyleAtom {
  enum Name: String, CaseIterable { case snapTargets }
  var name = Name.snapTargets
  var operand = NoOperand()

  /// A lazy stack is in the box of its frame.
  var declarations: String {
    "&:not(.r-box)>*,&.r-box>*>*{scroll-snap-align:start;scroll-snap-stop:var(--r-snap,normal)}"
  }

  var atom: Atom { .snapTargets(self) }
}

extension AtomList {
  /// Adds the atoms for the places at which a scroll view comes to rest.
  mutating func add(_ snap: ScrollSnap) {
    let name: ScrollSnapAtom.Name =
      switch snap.places {
      case .views: .snapViews
      case .nextView: .snapNext
      case .pages: .snapPages
      }
    add(ScrollSnapAtom(name: name, operand: .init(snap.axes)))
    if snap.margins != EdgeInsets() {
      add(ScrollMarginAtom(operand: AtomEdges(snap.margins)))
    }
  }
}
