import RostrumElements

/// The alignment of a stack's children, across its axis or along it.
struct AlignmentAtom: StyleAtom {
  enum Name: String, CaseIterable { case align, justify }
  var name: Name
  var operand: AtomPlace

  var declarations: String {
    switch name {
    case .align: "align-items:\(operand.css)"
    // A child that scrolls takes all the space.
    case .justify: "&:not(:has(>.r-scroll,>.r-list,>.r-form)){justify-content:\(operand.css)}"
    }
  }

  var atom: Atom { .alignment(self) }
}

/// The alignment of a smaller view in its frame, or of each child of an overlay or grid.
struct PlacementAtom: StyleAtom {
  enum Name: String, CaseIterable { case frameAlignment, childAlignment }
  var name: Name
  var operand: AtomPlaces

  var declarations: String {
    switch name {
    // A group is a column, in which the two properties change places.
    case .frameAlignment:
      "display:flex;justify-content:\(operand.x.css);align-items:\(operand.y.css);"
        + "&.r-group{justify-content:\(operand.y.css);align-items:\(operand.x.css)}"
    case .childAlignment: "place-items:\(operand.y.css) \(operand.x.css)"
    }
  }

  var atom: Atom { .placement(self) }
}

extension AtomList {
  mutating func add(_ alignment: Alignment, in context: AtomContext) {
    let places = AtomPlaces(alignment)
    if context.role == .overlay || context.role == .grid || context.role == .gridRow {
      add(PlacementAtom(name: .childAlignment, operand: places))
    } else {
      add(AlignmentAtom(name: .align, operand: context.isVertical ? places.x : places.y))
    }
  }
}
