import RostrumViews

/// The current elements.
@MainActor
protocol ElementSource {
  /// The outermost element.
  var root: Element { get }
  /// The element with an id; `nil` if it isn't in the tree.
  func element(_ id: ElementID) -> Element?
}

extension Element {
  /// The element without its children.
  var surface: ElementSnapshot { ElementSnapshot(id: id, state: state) }

  /// The context in which the element is rendered.
  func domContext(saying words: SystemWords, pictures: PictureShelf.Drawer?) -> DOMContext {
    parent?.innerContext(saying: words, pictures: pictures)
      ?? .root(saying: words, pictures: pictures)
  }

  /// The context in which the children of the element are rendered.
  func innerContext(saying words: SystemWords, pictures: PictureShelf.Drawer?) -> DOMContext {
    let outer = DOMContext(
      parent: parent?.role, isInCalendar: parent?.state.has(.calendar) ?? false,
      isInMenu: isInMenu, row: parent?.role == .row ? parent?.id : nil, words: words,
      pictures: pictures)
    return outer.inner(of: surface, isFirst: isFirstChild)
  }

  /// See ``DOMContext/isInMenu``.
  private var isInMenu: Bool {
    guard let parent else { return false }
    return parent.role == .menu || parent.role.groupsMenuItems && parent.isInMenu
  }

  /// Whether the element is the first child of its parent.
  var isFirstChild: Bool { parent?.children.first === self }
}
