import RostrumElements

/// A border around the box, or the outline of a shape that is drawn as a box.
struct BorderAtom: StyleAtom {
  enum Name: String, CaseIterable { case border, outline }
  var name: Name
  var operand: AtomBorder

  var declarations: String {
    let border = "border:\(operand.width.px) solid \(operand.paint.css)"
    return name == .outline ? border + ";--r-shape:transparent" : border
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
