import RostrumElements

/// The surroundings on which the rendering of an element depends.
///
/// The context is deliberately small: an element is rendered the same everywhere, except for
/// combinations that HTML itself treats differently.
package struct DOMContext: Hashable {
  /// The role of the parent.
  var parent: ElementRole?
  /// The selection of the enclosing picker or tab view, and the name of its group.
  var choice: Choice?
  /// Whether the enclosing screen is the root of its stack, or hides the back button.
  var hidesBack = false
  /// The title of the screen that the enclosing screen's back button leads to.
  var backTitle: String?
  /// Whether the parent is a list in which nothing can be selected, whose children are its items.
  var isInList = false
  /// Whether the element is in a row of a form, or leads to one.
  var isInForm = false
  /// Whether the element is a week of a calendar, or a day or blank in it.
  var isInCalendar = false
  /// Whether the element is an item of a menu, or a group of items.
  var isInMenu = false
  /// The row whose first view the element is, or to whose actions it belongs.
  var row: ElementID?
  /// The place of the row that the element is, where some rows are absent and a page is written from
  /// the start; see ``RowPlace``.
  var place: RowPlace?
  /// Whether the element is a control with others in its label.
  var holdsControls = false
  /// The package's own words for the reader.
  var words = SystemWords.english
  /// What the page loads besides its HTML.
  var resources: PageResources?

  /// The state of a picker or tab view, for its options.
  struct Choice: Hashable {
    /// The picker.
    var group: ElementID
    /// The selected option.
    var selection: ElementID?
    /// Whether the options belong to a `select`, rather than to radio buttons.
    var isMenu: Bool
  }

  /// The context of the root, for a reader in English.
  package static let root = DOMContext()

  /// The context of the root.
  package static func root(
    saying words: SystemWords, resources: PageResources? = nil
  ) -> DOMContext {
    DOMContext(words: words, resources: resources)
  }

  /// Returns the context of the children of an element in this context.
  ///
  /// - Parameters:
  ///   - element: The element; its children are ignored.
  ///   - isFirst: Whether it is the first child of its parent.
  /// - Returns: The context for the children.
  func inner(of element: ElementSnapshot, isFirst: Bool) -> DOMContext {
    var context = DOMContext(parent: element.role, words: words, resources: resources)
    context.isInForm = element.role == .form || isInForm && element.content.leadsToFields
    switch element.role {
    case .row: context.row = element.id
    case .rowActions: context.row = row
    case .grid: context.isInCalendar = element.state.has(.calendar)
    case .gridRow: context.isInCalendar = isInCalendar
    default: break
    }
    context.isInMenu = element.role == .menu || isInMenu && element.role.groupsMenuItems
    if element.role == .picker || element.role == .tabView {
      context.choice = Choice(
        group: element.id, selection: element.selection,
        isMenu: element.isMenuPicker && !isInMenu)
    }
    if case .list(_, let facts) = element.content { context.isInList = !facts.isSelectable }
    if case .screen(_, let facts) = element.content {
      context.hidesBack = parent != .navigationStack || isFirst || facts.hidesBackButton
      context.backTitle = facts.backTitle
    }
    return context
  }
}

extension ElementContent {
  /// Whether the fields in a form are below such elements.
  ///
  /// A column in a row has a field with a text below it. In a horizontal stack, fields have no room for
  /// titles.
  var leadsToFields: Bool {
    switch self {
    case .stack(let axis): axis == .vertical
    default: role == .section || role == .row
    }
  }
}

extension ElementSnapshot {
  /// The accessible name, if the element has one that isn't empty.
  var label: String? { state.label.flatMap { $0.isEmpty ? nil : $0 } }

  /// The badge, if the element has one that isn't empty.
  var badge: String? { state.badge.flatMap { $0.isEmpty ? nil : $0 } }

  /// The title, if the element has one that isn't empty.
  package var title: String? { content.title.flatMap { $0.isEmpty ? nil : $0 } }

  /// The words of a text, if they aren't empty.
  private var words: String? {
    guard case .text(let words?, _) = content, !words.isEmpty else { return nil }
    return words
  }

  /// Whether the picker is drawn with a `select`.
  var isMenuPicker: Bool {
    guard case .picker(_, let variant) = content else { return false }
    return switch variant {
    case .automatic, .menu: true
    case .segmented, .inline, .radioGroup, .radioRow: false
    }
  }

  /// All texts in the element, in order.
  ///
  /// O(n) in the number of descendants.
  var spokenText: String {
    if let label = label ?? words { return label }
    if role == .text { return children.map(\.spokenText).joined() }
    return children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ElementRole {
  /// Whether what the element contains in a menu are items of the menu.
  var groupsMenuItems: Bool {
    switch self {
    case .group, .section, .picker: true
    default: false
    }
  }
}

extension [ScreenFact] {
  /// Whether the screen has no back button of its own.
  var hidesBackButton: Bool { contains(.backHidden) || contains(.backReplaced) }
}

extension [ListFact] {
  /// Whether rows can be selected.
  var isSelectable: Bool {
    contains { if case .selection = $0 { true } else { false } }
  }
}
