/// The width of a column of a split view.
struct ColumnWidthAtom: StyleAtom {
  enum Name: String, CaseIterable { case columnWidth }
  var name = Name.columnWidth
  var operand: AtomRange

  var declarations: String {
    "--r-column-size:clamp(\(operand.least.px),\(operand.ideal.px),\(operand.greatest.px))"
  }

  var atom: Atom { .columnWidth(self) }
}

/// A length between two bounds.
struct AtomRange: AtomOperand {
  var least: AtomNumber
  var ideal: AtomNumber
  var greatest: AtomNumber

  init(least: AtomNumber, ideal: AtomNumber, greatest: AtomNumber) {
    self.least = least
    self.ideal = ideal
    self.greatest = greatest
  }

  init?(_ reader: inout AtomReader) {
    guard let least = AtomNumber(&reader), let ideal = AtomNumber(&reader),
      let greatest = AtomNumber(&reader)
    else { return nil }
    self.init(least: least, ideal: ideal, greatest: greatest)
  }

  func write(to token: inout AtomWriter) {
    for length in [least, ideal, greatest] { length.write(to: &token) }
  }
}

extension ColumnWidthAtom {
  init(least: Double?, ideal: Double, greatest: Double?) {
    self.init(
      operand: AtomRange(
        least: AtomNumber(least ?? 0), ideal: AtomNumber(ideal),
        greatest: AtomNumber(greatest ?? max(ideal, 2000))))
  }
}
