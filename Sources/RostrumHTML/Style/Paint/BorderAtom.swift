import RostrumElements

/// A line around the box, the outline of a shape that is drawn as a box, or a line within a circle.
struct BorderAtom: StyleAtom {
  enum Name: String, CaseIterable { case border, outline, ring }
  var name: Name
  var operand: AtomBorder

  var declarations: String {
    let (width, paint) = (operand.width.px, operand.paint.css)
    return switch name {
    case .border: "border:\(width) solid \(paint)"
    case .outline: "border:\(width) solid \(paint);--r-shape:transparent"
    case .ring:
      "fill:none;background:\(paint);clip-path:circle(closest-side);"
        + "mask:radial-gradient(closest-side,#0000 calc(100% - \(width)),#000 calc(100% - \(width) + .5px))"
    }
  }

  var atom: Atom { .border(self) }
}

/// The width and paint of a line.
struct AtomBorder: AtomOperand {
  var width: AtomNumber
  var paint: AtomPaint

  init(_ paint: PaintStyle, width: Double) {
    self.width = AtomNumber(width)
    self.paint = AtomPaint(paint)
  }

  init?(_ reader: inout AtomReader) {
    guard let width = AtomNumber(&reader), let paint = AtomPaint(&reader) else { return nil }
    self.width = width
    self.paint = paint
  }

  func write(to token: inout AtomWriter) {
    width.write(to: &token)
    paint.write(to: &token)
  }
}
