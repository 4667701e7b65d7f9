import Foundation
import RostrumElements

/// The width of letters, in percent of the standard width.
struct FontWidthAtom: StyleAtom {
  enum Name: String, CaseIterable { case fontWidth }
  static let isRefinement = true
  var name = Name.fontWidth
  var operand: AtomNumber

  var declarations: String { "font-stretch:\(operand)%" }
  var atom: Atom { .fontWidth(self) }
}

extension FontWidthAtom {
  init(_ width: Font.Width) {
    self.init(operand: AtomNumber(((1 + width.value) * 100).clamped(to: 50...200)))
  }
}
