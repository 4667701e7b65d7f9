import RostrumElements

/// The background of a container around a view.
struct ContainerBackgroundAtom: StyleAtom {
  enum Name: String, CaseIterable {
    case screenBackground, columnsBackground, tabsBackground, windowBackground

    init(_ place: ContainerPlace) {
      self =
        switch place {
        case .screen: .screenBackground
        case .columns: .columnsBackground
        case .tabs: .tabsBackground
        case .window: .windowBackground
        }
    }
  }

  var name: Name
  var operand: AtomPaint

  var declarations: String { "\(container){background:\(operand.css)}" }

  private var container: String {
    switch name {
    case .screenBackground: Self.innermost(".r-screen")
    case .columnsBackground: Self.innermost(".r-splitView")
    case .tabsBackground: Self.innermost(".r-tabView")
    case .windowBackground:
      "\(Self.innermost("dialog")),.r-scene:has(&):not(:has(dialog &)),"
        + ":is(.r-screen,.r-splitView):has(&):not(:is(.r-screen,.r-splitView,dialog) *)"
    }
  }

  private static func innermost(_ container: String) -> String {
    "\(container):has(&):not(:has(\(container) &))"
  }

  var atom: Atom { .containerBackground(self) }
}
