import RostrumElements

/// The height of a sheet, in points or as a percentage of the window.
struct SheetHeightAtom: StyleAtom {
  enum Name: String, CaseIterable { case sheetHeight, sheetHeightPercent }
  var name: Name
  var operand: AtomNumber

  var declarations: String {
    switch name {
    case .sheetHeight: "--r-sheet:\(operand.px)"
    case .sheetHeightPercent: "--r-sheet:\(operand)dvh"
    }
  }

  var atom: Atom { .sheetHeight(self) }
}

extension SheetHeightAtom {
  init(_ height: SheetHeight) {
    switch height {
    case .points(let points): self.init(name: .sheetHeight, operand: AtomNumber(points))
    case .part(let part):
      self.init(name: .sheetHeightPercent, operand: AtomNumber((part * 100).rounded()))
    }
  }
}
