import Foundation
import RostrumElements

/// Where a view stands in its cell of a grid.
struct CellAnchorAtom: StyleAtom {
  enum Name: String, CaseIterable { case cellAnchor }
  var name = Name.cellAnchor
  var operand: AtomPlaces

  var declarations: String { "place-self:\(operand.y.css) \(operand.x.css)" }
  var atom: Atom { .cellAnchor(self) }
}

extension CellAnchorAtom {
  init(_ anchor: UnitPoint) {
    self.init(operand: AtomPlaces(AtomPlace(part: anchor.x), AtomPlace(part: anchor.y)))
  }
}
