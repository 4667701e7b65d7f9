/// The place of an element in the order in which its siblings are read, and reached by the Tab key.
///
/// A browser without `reading-order` reads the siblings in the order of the page.
struct ReadingOrderAtom: StyleAtom {
  enum Name: String, CaseIterable { case readingOrder }
  var name = Name.readingOrder
  var operand: AtomNumber

  /// - Parameter priority: The priority; that of siblings without one is 0.
  init(priority: Double) {
    // A browser sorts by whole numbers.
    let order = priority.isNaN ? 0 : -min(max(priority * 100, -1e6), 1e6).rounded()
    operand = AtomNumber(order)
  }

  init(name: Name, operand: AtomNumber) {
    self.name = name
    self.operand = operand
  }

  var declarations: String {
    "reading-order:\(operand);:has(>&){reading-flow:source-order}"
  }
  var atom: Atom { .readingOrder(self) }
}
