import RostrumElements

/// Where content is that is smaller than its scroll view.
struct ScrollAlignmentAtom: StyleAtom {
  enum Name: String, CaseIterable { case scrollAlign }
  var name = Name.scrollAlign
  var operand: AtomPair

  init(_ point: UnitPoint) {
    operand = AtomPair(Double(point.x).clamped(to: 0...1), Double(point.y).clamped(to: 0...1))
  }

  init(name: Name, operand: AtomPair) {
    self.name = name
    self.operand = operand
  }

  // Space that is left is divided before and after the content. A view that scrolls horizontally aligns its
  // content at the nearest of three places.
  var declarations: String {
    let x = Double(operand.x.description) ?? 0
    let place = x < 0.34 ? "start" : x > 0.66 ? "end" : "center"
    return "&::before,&::after{content:\"\";flex:\(operand.y) 0 0px}"
      + "&::after{flex-grow:calc(1 - \(operand.y))}"
      + "&:not(.r-scroll-vertical){align-items:safe \(place)}"
  }

  var atom: Atom { .scrollAlignment(self) }
}
