extension ElementContent {
  /// Whether the element is a group that adds nothing to the look of the view in it.
  package var isTransparent: Bool {
    switch self {
    case .group(.plain), .group(.draggable), .group(.dropDestination), .group(.pane),
      .group(.dividedPane):
      true
    default: false
    }
  }
}

extension ElementContent {
  /// Whether the element does nothing but arrange its children.
  ///
  /// A frame around such an element is a box of its own: the children keep their alignment, and the
  /// frame aligns them as a whole.
  package var arrangesChildren: Bool {
    switch self {
    case .stack, .overlay, .grid, .fitting: true
    default: false
    }
  }
}

extension ElementContent {
  /// Whether the layout facts of the element depend on those of its children.
  package var isSizedByChildren: Bool {
    switch self {
    case .group, .stack, .overlay, .scroll, .fitting, .grid, .gridRow, .label, .button, .disclosure,
      .link, .menu, .option, .toolbarItem, .cell, .columnHeader, .toggle:
      true
    default: false
    }
  }
}

extension ElementContent {
  /// Whether the element takes no space while it is hidden, unlike a view, which keeps its place.
  package var isAbsentWhenHidden: Bool {
    switch self {
    case .navigationBar, .toolbarItem, .tab, .column, .group(.bottomBar), .group(.dragPreview): true
    default: false
    }
  }
}
