import RostrumElements

/// A shadow of everything that is drawn.
struct ShadowAtom: StyleAtom {
  enum Name: String, CaseIterable { case shadow }
  var name = Name.shadow
  var operand: AtomShadow

  var declarations: String {
    let (x, y, radius) = (operand.x.px, operand.y.px, operand.radius.px)
    return "filter:drop-shadow(\(x) \(y) \(radius) \(operand.color.css))"
  }

  var atom: Atom { .shadow(self) }
}

/// The offset, blur radius and colour of a shadow.
struct AtomShadow: AtomOperand {
  var x: AtomNumber
  var y: AtomNumber
  var radius: AtomNumber
  var color: AtomColor

  init(x: Double, y: Double, radius: Double, color: Color) {
    self.x = AtomNumber(x)
    self.y = AtomNumber(y)
    self.radius = AtomNumber(radius)
    self.color = AtomColor(color)
  }

  init?(_ reader: inout AtomReader) {
    guard let x = AtomNumber(&reader), let y = AtomNumber(&reader),
      let radius = AtomNumber(&reader), let color = AtomColor(&reader)
    else { return nil }
    self.x = x
    self.y = y
    self.radius = radius
    self.color = color
  }

  func write(to token: inout AtomWriter) {
    for number in [x, y, radius] { number.write(to: &token) }
    color.write(to: &token)
  }
}
