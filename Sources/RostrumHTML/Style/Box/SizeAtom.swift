import RostrumElements

/// An exact, minimum or ideal length of a side.
///
/// Content with an exact length is proposed that length, and not its ideal length.
struct SizeAtom: StyleAtom {
  enum Name: String, CaseIterable {
    case width, height, minWidth, minHeight, idealWidth, idealHeight
  }
  var name: Name
  var operand: AtomNumber

  var declarations: String {
    switch name {
    case .width: "width:\(operand.px);flex-shrink:0;--r-ideal-x:0px"
    case .height: "height:\(operand.px);flex-shrink:0;--r-ideal-y:0px"
    case .minWidth: "min-width:\(operand.px)"
    case .minHeight: "min-height:\(operand.px)"
    case .idealWidth:
      ":is(.r-scroll-horizontal,.r-scroll-both,[class*=fixedSize_1])>&,&[class*=fixedSize_1]{width:\(operand.px)}"
    case .idealHeight:
      ":is(.r-scroll-vertical,.r-scroll-both,[class*=fixedSize_0_1],[class*=fixedSize_1_1])>&,"
        + "&:is([class*=fixedSize_0_1],[class*=fixedSize_1_1])"
        + "{height:\(operand.px)}"
    }
  }

  var atom: Atom { .size(self) }
}

/// The maximum length of a side, which is also its length where there is enough space.
struct SizeLimitAtom: StyleAtom {
  enum Name: String, CaseIterable { case maxWidth, maxHeight }
  var name: Name
  var operand: AtomNumber

  var declarations: String {
    switch name {
    case .maxWidth: "width:\(operand.px);max-width:min(\(operand.px),100%)"
    case .maxHeight: "height:\(operand.px);max-height:min(\(operand.px),100%)"
    }
  }

  var atom: Atom { .sizeLimit(self) }
}

extension AtomList {
  mutating func add(_ frame: Frame, in context: AtomContext) {
    if context.role == .cell || context.role == .columnHeader {
      if let width = CellWidthAtom(frame) { add(width) }
      return
    }
    add(.width, frame.width)
    add(.height, frame.height)
    add(.idealWidth, frame.idealWidth)
    add(.idealHeight, frame.idealHeight)
    add(.minWidth, frame.minWidth)
    add(.minHeight, frame.minHeight)
    add(.maxWidth, frame.maxWidth)
    add(.maxHeight, frame.maxHeight)
    addPlacement(frame.alignment, in: context)
  }

  /// Adds a length; an infinite length, as in `frame(width: .infinity)`, is ignored.
  private mutating func add(_ name: SizeAtom.Name, _ length: Double?) {
    guard let length, length.isFinite else { return }
    add(SizeAtom(name: name, operand: AtomNumber(length)))
  }

  /// Adds a maximum; an infinite one is a layout fact.
  private mutating func add(_ name: SizeLimitAtom.Name, _ length: Double?) {
    guard let length, length.isFinite else { return }
    add(SizeLimitAtom(name: name, operand: AtomNumber(length)))
  }
}
