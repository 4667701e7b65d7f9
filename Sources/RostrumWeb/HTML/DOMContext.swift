import RostrumViews

/// What an element's look takes from the elements around it.
///
/// It is kept small on purpose: an element looks the same wherever it stands, except for the
/// combinations that HTML itself makes different.
struct DOMContext: Hashable {
  /// The element around.
  var parent: ElementRole?
  /// The option that the picker or tab view around has chosen, and the name of its group.
  var choice: Choice?
  /// The screen around is the first of its stack, or hides the way back.
  var hidesBack = false
  /// The host's own words for the reader.
  var words = SystemWords.english

  /// The state of a choice, for its options.
  struct Choice: Hashable {
    /// The picker.
    var group: ElementID
    /// The chosen option.
    var selection: ElementID?
    /// Whether the options are of a `select`, rather than radio buttons.
    var isMenu: Bool
  }

  /// The context of the root, for a reader in English.
  static let root = DOMContext()

  /// The context of the root.
  static func root(saying words: SystemWords) -> DOMContext { DOMContext(words: words) }

  /// The context of the children of an element in this context.
  ///
  /// - Parameters:
  ///   - element: The element; its children are not looked at.
  ///   - isFirst: Whether it is the first child of its parent.
  /// - Returns: The context for the children.
  func inner(of element: ElementSnapshot, isFirst: Bool) -> DOMContext {
    var context = DOMContext(parent: element.role, words: words)
    if element.role == .picker || element.role == .tabView {
      context.choice = Choice(
        group: element.id, selection: element.selection, isMenu: element.isMenuPicker)
    }
    if case .screen(_, let facts) = element.content {
      context.hidesBack = parent != .navigationStack || isFirst || facts.hidesBackButton
    }
    return context
  }
}

extension ElementSnapshot {
  /// The accessible name, where the element has one that is not empty.
  var label: String? { state.label.flatMap { $0.isEmpty ? nil : $0 } }

  /// The badge, where the element has one that is not empty.
  var badge: String? { state.badge.flatMap { $0.isEmpty ? nil : $0 } }

  /// The title, where the element has one that is not empty.
  var title: String? { content.title.flatMap { $0.isEmpty ? nil : $0 } }

  /// The words of a text, where they are not empty.
  private var words: String? {
    guard case .text(let words?, _) = content, !words.isEmpty else { return nil }
    return words
  }

  /// A picker that is drawn with a `select`.
  var isMenuPicker: Bool {
    guard case .picker(_, let variant) = content else { return false }
    return switch variant {
    case .automatic, .menu: true
    case .segmented, .inline, .radioGroup: false
    }
  }

  /// All texts within, in order.
  ///
  /// O(n) in the elements within.
  var spokenText: String {
    if let label = label ?? words { return label }
    if role == .text { return children.map(\.spokenText).joined() }
    return children.map(\.spokenText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension [ScreenFact] {
  /// Whether the screen shows no way back of its own.
  var hidesBackButton: Bool { contains(.backHidden) || contains(.backReplaced) }
}
