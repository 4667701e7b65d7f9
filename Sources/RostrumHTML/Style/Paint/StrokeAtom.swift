import Foundation
import RostrumElements

/// The paint of the outline of a shape.
struct StrokeAtom: StyleAtom {
  enum Name: String, CaseIterable { case stroke }
  var name = Name.stroke
  var operand: AtomPaint

  var declarations: String { "fill:none;stroke:\(operand.css)" }
  var atom: Atom { .stroke(self) }
}

/// The style of a shape's outline.
struct StrokeStyleAtom: StyleAtom {
  enum Name: String, CaseIterable { case strokeStyle }
  var name = Name.strokeStyle
  var operand: AtomStroke

  var declarations: String { operand.declarations }
  var atom: Atom { .strokeStyle(self) }
}

/// The width, ends, joins and dashes of a line.
struct AtomStroke: AtomOperand {
  private var width: AtomNumber
  private var cap: StrokeStyle.LineCap
  private var join: StrokeStyle.LineJoin
  private var phase: AtomNumber
  private var dash: [AtomNumber]

  private static let maximumDashes = 8

  init(_ style: StrokeStyle) {
    width = AtomNumber(style.lineWidth)
    cap = style.lineCap
    join = style.lineJoin
    phase = AtomNumber(style.dashPhase)
    dash = style.dash.prefix(Self.maximumDashes).map { AtomNumber($0) }
  }

  init?(_ reader: inout AtomReader) {
    guard let width = AtomNumber(&reader), let cap = StrokeStyle.LineCap(&reader),
      let join = StrokeStyle.LineJoin(&reader), let phase = AtomNumber(&reader)
    else { return nil }
    self.width = width
    self.cap = cap
    self.join = join
    self.phase = phase
    dash = []
    while !reader.isAtEnd {
      guard dash.count < Self.maximumDashes, let length = AtomNumber(&reader) else { return nil }
      dash.append(length)
    }
  }

  func write(to token: inout AtomWriter) {
    width.write(to: &token)
    cap.write(to: &token)
    join.write(to: &token)
    phase.write(to: &token)
    for length in dash { length.write(to: &token) }
  }

  var declarations: String {
    let line =
      "stroke-width:\(width);stroke-linecap:\(cap.rawValue);stroke-linejoin:\(join.rawValue)"
    if dash.isEmpty { return line }
    let lengths = dash.map(\.description).joined(separator: " ")
    return line + ";stroke-dasharray:\(lengths);stroke-dashoffset:\(phase)"
  }
}

extension StrokeStyle.LineCap: AtomOperand {}
extension StrokeStyle.LineJoin: AtomOperand {}

extension AtomList {
  /// Adds the outline of a shape, which is a border if the shape is drawn as a box.
  ///
  /// A line that touches a circle from within, as `strokeBorder` draws it, is a ring: a path that is scaled
  /// can't be inset by points.
  mutating func add(_ paint: PaintStyle, _ style: StrokeStyle, in context: AtomContext) {
    if context.isBox {
      let border = AtomBorder(paint.solid, width: style.lineWidth)
      return add(BorderAtom(name: .outline, operand: border))
    }
    if let inset = context.circleInset, inset > 0, inset * 2 == style.lineWidth,
      style.dash.isEmpty
    {
      let border = AtomBorder(paint, width: style.lineWidth)
      return add(BorderAtom(name: .ring, operand: border))
    }
    add(StrokeAtom(operand: AtomPaint(paint.solid)))
    add(StrokeStyleAtom(operand: AtomStroke(style)))
  }
}
