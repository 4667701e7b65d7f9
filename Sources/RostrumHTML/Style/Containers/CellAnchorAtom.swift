import Foundation
import RostrumElements

/// The position of a view in its grid cell.
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
