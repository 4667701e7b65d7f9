import RostrumViews

/// The elements as they are now.
@MainActor
protocol ElementSource {
  /// The outermost element.
  var root: Element { get }
  /// The element of this name; `nil` if it is not in the tree.
  func element(_ id: ElementID) -> Element?
}

extension Element {
  /// The element without what is within.
  var surface: ElementSnapshot { ElementSnapshot(id: id, state: state) }

  /// What the look of the element takes from around it.
  func domContext(saying words: SystemWords) -> DOMContext {
    guard let parent else { return .root(saying: words) }
    let outer = DOMContext(parent: parent.parent?.role, words: words)
    return outer.inner(of: parent.surface, isFirst: parent.isFirstChild)
  }

  /// Whether no sibling stands before the element.
  var isFirstChild: Bool { parent?.children.first === self }
}
