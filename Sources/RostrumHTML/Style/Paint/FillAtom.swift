import RostrumElements

/// The interior of a shape.
struct FillAtom: StyleAtom {
  /// A disk is the interior of a circle that is painted with a gradient.
  ///
  /// A path takes one color alone, so the gradient is the background of the path's box, which is
  /// clipped to the circle.
  enum Name: String, CaseIterable { case fill, disk }
  var name = Name.fill
  var operand: AtomPaint

  var declarations: String {
    switch name {
    case .fill:
      "fill:\(operand.css);--r-shape:\(operand.css)"
        + (operand.isClear ? ";&:not(.r-solid){pointer-events:none}" : "")
    case .disk: "fill:none;background:\(operand.css);clip-path:circle(closest-side)"
    }
  }

  var atom: Atom { .fill(self) }
}

extension AtomList {
  /// Adds the interior of a shape.
  mutating func add(fill paint: PaintStyle, in context: AtomContext) {
    let isDisk = context.circleInset == 0 && paint != paint.solid
    let operand = AtomPaint(context.isBox || isDisk ? paint : paint.solid)
    add(FillAtom(name: isDisk ? .disk : .fill, operand: operand))
  }
}
