import RostrumElements

/// The background of the dots of pages.
struct PageIndexAtom: StyleAtom {
  enum Name: String, CaseIterable { case pageIndex }
  var name = Name.pageIndex
  var operand: PageIndexLook

  var declarations: String {
    switch operand {
    case .always: Self.capsule(in: Self.bar)
    case .interactive: Self.capsule(in: Self.bar + ":is(:hover,:focus-within,:active)")
    case .never: "\(Self.bar)>.r-tabView__tab{background:none}"
    }
  }

  /// A background of the dots that is round at both ends.
  private static func capsule(in bar: String) -> String {
    "\(bar)>.r-tabView__tab{background:var(--r-material-regular);border-radius:0}"
      + "\(bar)>:nth-child(1 of :not([hidden]))"
      + "{border-start-start-radius:14px;border-end-start-radius:14px}"
      + "\(bar)>:nth-last-child(1 of :not([hidden]))"
      + "{border-start-end-radius:14px;border-end-end-radius:14px}"
  }

  private static let bar = ":is(&.r-tabView-page,& .r-tabView-page)>.r-tabView__bar"

  var atom: Atom { .pageIndex(self) }
}

extension PageIndexLook: AtomOperand {}
