import RostrumElements

/// A size relative to the enclosing scroll view, or to the window.
struct RelativeFrameAtom: StyleAtom {
  enum Name: String, CaseIterable { case relativeWidth, relativeHeight }
  var name: Name
  var operand: AtomPart

  var declarations: String {
    switch name {
    case .relativeWidth: "inline-size:\(operand.css(of: "100cqi"));flex-shrink:0"
    case .relativeHeight: "block-size:\(operand.css(of: "100dvh"));flex-shrink:0"
    }
  }

  var atom: Atom { .relativeFrame(self) }
}

/// Several of the equal parts of a length.
struct AtomPart: AtomOperand {
  var count: AtomNumber
  var span: AtomNumber
  var spacing: AtomNumber

  init(_ frame: RelativeFrame) {
    count = AtomNumber(frame.count)
    span = AtomNumber(frame.span)
    spacing = AtomNumber(frame.spacing)
  }

  init?(_ reader: inout AtomReader) {
    guard let count = AtomNumber(&reader), let span = AtomNumber(&reader),
      let spacing = AtomNumber(&reader)
    else { return nil }
    self.count = count
    self.span = span
    self.spacing = spacing
  }

  func write(to token: inout AtomWriter) {
    for number in [count, span, spacing] { number.write(to: &token) }
  }

  func css(of whole: String) -> String {
    if count.isOne { return whole }
    let gap = spacing.calculablePx
    return "calc((\(whole) - \(gap)*(\(count) - 1))/\(count)*\(span) + \(gap)*(\(span) - 1))"
  }
}

extension AtomList {
  mutating func add(_ frame: RelativeFrame, in context: AtomContext) {
    let part = AtomPart(frame)
    if frame.axes.contains(.horizontal) {
      add(RelativeFrameAtom(name: .relativeWidth, operand: part))
    }
    if frame.axes.contains(.vertical) {
      add(RelativeFrameAtom(name: .relativeHeight, operand: part))
    }
    addPlacement(frame.alignment, in: context)
  }
}
