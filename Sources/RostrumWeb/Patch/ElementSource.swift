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
    guard let parent else { return .root(saying: words, pictures: pictures) }
    let outer = DOMContext(
      parent: parent.parent?.role, row: parent.parent?.role == .row ? parent.parent?.id : nil,
      words: words, pictures: pictures)
    return outer.inner(of: parent.surface, isFirst: parent.isFirstChild)
  }

  /// Whether the element is the first child of its parent.
  var isFirstChild: Bool { parent?.children.first === self }
}
