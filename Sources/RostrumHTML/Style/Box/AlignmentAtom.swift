import RostrumElements

/// The alignment of a stack's children across its axis.
struct AlignmentAtom: StyleAtom {
  enum Name: String, CaseIterable { case align }
  var name = Name.align
  var operand: AtomPlace

  var declarations: String { "align-items:\(operand.css)" }
  var atom: Atom { .alignment(self) }
}

/// The alignment of a smaller view in its frame, or of each child of an overlay or grid.
struct PlacementAtom: StyleAtom {
  enum Name: String, CaseIterable { case frameAlignment, childAlignment }
  var name: Name
  var operand: AtomPlaces

  var declarations: String {
    switch name {
    case .frameAlignment:
      "display:flex;justify-content:\(operand.x.css);align-items:\(operand.y.css)"
    case .childAlignment: "place-items:\(operand.y.css) \(operand.x.css)"
    }
  }

  var atom: Atom { .placement(self) }
}

extension AtomList {
  mutating func add(_ alignment: Alignment, in context: AtomContext) {
    let places = AtomPlaces(alignment)
    if context.role == .overlay || context.role == .grid {
      add(PlacementAtom(name: .childAlignment, operand: places))
    } else if context.role == .gridRow {
      // The grid aligns the cells horizontally.
      add(AlignmentAtom(operand: places.y))
    } else {
      add(AlignmentAtom(operand: context.isVertical ? places.x : places.y))
    }
  }

  /// Adds the alignment of the content in a frame around it.
  mutating func addPlacement(_ alignment: Alignment, in context: AtomContext) {
    if context.role == .group {
      add(PlacementAtom(name: .childAlignment, operand: AtomPlaces(alignment)))
    } else if !context.role.placesChildren {
      add(PlacementAtom(name: .frameAlignment, operand: AtomPlaces(alignment)))
    }
  }
}

extension ElementRole {
  /// Whether the theme positions the children, regardless of a frame's alignment.
  fileprivate var placesChildren: Bool {
    let roles: [ElementRole] = [
      .stack, .overlay, .scroll, .list, .form, .shape, .grid, .table, .chart, .canvas, .webView,
    ]
    return roles.contains(self)
  }
}
