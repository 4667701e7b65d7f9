/// Every other row of a list or table with a background of its own.
///
/// A placeholder for an odd number of absent rows counts as a row, and one for an even number as none, so
/// that a row keeps its background while others come and go. The looks of a row that is pressed or selected
/// are made of its background.
struct AlternatingRowsAtom: StyleAtom {
  enum Name: String, CaseIterable { case alternatingRows }
  var name = Name.alternatingRows
  var operand = NoOperand()

  var declarations: String {
    let odd = [1, 3, 5, 7, 9].map { "[\(DataAttribute.rows.rawValue)$=\"\($0)\"]" }
    let rows = ([".r-row", ".r-tableRow:not(.r-tableRow-header)"] + odd).joined(separator: ",")
    return "--r-other-row:color-mix(in srgb,var(--r-card) 95%,var(--r-primary));"
      + "& :is(.r-row,.r-tableRow):nth-child(even of \(rows)){--r-card:var(--r-other-row);"
      + "&.r-tableRow:not([aria-selected=true],[tabindex]:is(:hover,:active)){"
      + "background:var(--r-card)}}"
  }

  var atom: Atom { .alternatingRows(self) }
}
