import RostrumElements

/// An exact or minimum length of a side.
struct SizeAtom: StyleAtom {
  enum Name: String, CaseIterable { case width, height, minWidth, minHeight }
  var name: Name
  var operand: AtomNumber

  var declarations: String {
    switch name {
    case .width: "width:\(operand.px);flex-shrink:0"
    case .height: "height:\(operand.px);flex-shrink:0"
    case .minWidth: "min-width:\(operand.px)"
    case .minHeight: "min-height:\(operand.px)"
    }
  }

  var atom: Atom { .size(self) }
}

/// The maximum length of a side, or all available space.
struct SizeLimitAtom: StyleAtom {
  enum Name: String, CaseIterable { case maxWidth, maxHeight }
  var name: Name
  var operand: AtomLimit

  var declarations: String {
    switch (name, operand) {
    case (.maxWidth, .length(let length)): "width:\(length.px);max-width:100%"
    case (.maxHeight, .length(let length)): "height:100%;max-height:\(length.px)"
    case (.maxWidth, .infinity): Self.fillsWidth
    case (.maxHeight, .infinity): Self.fillsHeight
    }
  }

  var atom: Atom { .sizeLimit(self) }

  /// In a row, a view that takes the full width leaves other views their width, and shares the rest
  /// with views of its kind.
  private static let fillsWidth =
    "width:100%;.r-stack-horizontal>&,.r-stack-horizontal>.r-group:has(>&){flex:1 1 0}"

  /// In a stack, a view that takes the full height doesn't take the full width as well.
  private static let fillsHeight =
    "flex-grow:1;align-self:stretch;.r-stack-vertical>&{align-self:auto}"
    + ".r-stack-horizontal>&:not(.s-maxWidth_infinity){flex-grow:0}"
    + ".r-stack-vertical>.r-group:has(>&){flex-grow:1}"
    + ".r-stack-horizontal>.r-group:has(>&){align-self:stretch}"
}

extension AtomList {
  mutating func add(_ frame: Frame, in context: AtomContext) {
    add(.width, frame.width ?? frame.idealWidth)
    add(.height, frame.height ?? frame.idealHeight)
    add(.minWidth, frame.minWidth)
    if let length = frame.maxWidth {
      add(SizeLimitAtom(name: .maxWidth, operand: AtomLimit(length)))
    }
    add(.minHeight, frame.minHeight)
    if let length = frame.maxHeight {
      add(SizeLimitAtom(name: .maxHeight, operand: AtomLimit(length)))
    }
    if context.role == .stack {
      addPacking(of: frame, isVertical: context.isVertical)
    } else if !context.role.placesChildren {
      add(PlacementAtom(name: .frameAlignment, operand: AtomPlaces(frame.alignment)))
    }
  }

  /// Adds a length; an infinite length, as in `frame(width: .infinity)`, is ignored.
  private mutating func add(_ name: SizeAtom.Name, _ length: Double?) {
    guard let length, length.isFinite else { return }
    add(SizeAtom(name: name, operand: AtomNumber(length)))
  }

  /// Adds the alignment of a stack's children as a whole in a larger frame.
  ///
  /// Across the stack's axis, its own alignment applies, because the children have no common box.
  private mutating func addPacking(of frame: Frame, isVertical: Bool) {
    let hasWidth = frame.width != nil || frame.minWidth != nil || frame.maxWidth != nil
    let hasHeight = frame.height != nil || frame.minHeight != nil || frame.maxHeight != nil
    let places = AtomPlaces(frame.alignment)
    let (along, across) = isVertical ? (places.y, places.x) : (places.x, places.y)
    if isVertical ? hasHeight : hasWidth {
      add(AlignmentAtom(name: .justify, operand: along))
    }
    if isVertical ? hasWidth : hasHeight, across != .center {
      add(AlignmentAtom(name: .align, operand: across))
    }
  }
}

extension ElementRole {
  /// Whether the theme positions the children, regardless of a frame's alignment.
  fileprivate var placesChildren: Bool {
    let roles: [ElementRole] = [.overlay, .scroll, .list, .form, .shape, .grid, .table]
    return roles.contains(self)
  }
}
