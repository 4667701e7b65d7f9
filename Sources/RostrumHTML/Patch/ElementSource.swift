import RostrumElements

/// The current elements.
@MainActor
package protocol ElementSource<Element> {
  /// The type of the elements.
  associatedtype Element: PageElement
  /// The outermost element.
  var root: Element { get }
  /// The element with an id; `nil` if it isn't in the tree.
  func element(_ id: ElementID) -> Element?
}

/// An element that knows its parent, as a page is patched from it.
package protocol PageElement: AnyObject, ReadableElement {
  /// The parent of the element; `nil` for a root and for a removed element.
  var parent: Self? { get }
  /// A copy of the element and its descendants as a value.
  var snapshot: ElementSnapshot { get }
}

extension PageElement {
  /// The role of the element and the facts of that role.
  var content: ElementContent { state.content }

  /// The element without its children.
  var surface: ElementSnapshot { ElementSnapshot(id: id, state: state) }

  /// The context in which the element is rendered.
  func domContext(saying words: SystemWords, resources: PageResources?) -> DOMContext {
    parent?.innerContext(saying: words, resources: resources)
      ?? .root(saying: words, resources: resources)
  }

  /// The context in which the children of the element are rendered.
  func innerContext(saying words: SystemWords, resources: PageResources?) -> DOMContext {
    let outer = DOMContext(
      parent: parent?.role, isInForm: isInForm,
      isInCalendar: parent?.state.has(.calendar) ?? false, isInMenu: isInMenu,
      row: parent?.role == .row ? parent?.id : nil, words: words,
      resources: resources)
    return outer.inner(of: surface, isFirst: isFirstChild)
  }

  /// See ``DOMContext/isInMenu``.
  private var isInMenu: Bool {
    guard let parent else { return false }
    return parent.role == .menu || parent.role.groupsMenuItems && parent.isInMenu
  }

  /// See ``DOMContext/isInForm``.
  private var isInForm: Bool {
    guard let parent else { return false }
    return parent.role == .form || parent.content.leadsToFields && parent.isInForm
  }

  /// Whether the element is the first child of its parent.
  var isFirstChild: Bool { parent?.children.first === self }
}
