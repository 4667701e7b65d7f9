extension ReadableElement {
  /// The name of the element that assistive technology announces.
  ///
  /// A name from the app takes precedence, followed by the element's text, the title of a screen or
  /// presentation, and the placeholder of an empty field. O(n) in the number of descendants.
  public var accessibleName: String {
    if let label = state.label { return label }
    let name = contentName
    if !name.isEmpty { return name }
    return state.content.title ?? state.content.placeholder ?? ""
  }

  /// The visible text of the element and its descendants, in order.
  public var spokenText: String {
    if state.isHidden || state.isAccessibilityHidden { return "" }
    if let label = state.label { return label }
    if role == .text { return textWords }
    if role == .image || role == .shape { return "" }
    return children.map(\.spokenText).joinedByWord()
  }

  /// The words of a text, including all of its runs.
  public var textWords: String {
    state.content.text ?? children.map(\.textWords).joined()
  }

  /// The part of the name that comes from the element's content.
  private var contentName: String {
    switch role {
    case .text: textWords
    case .picker, .menu:
      children.filter { !$0.role.belongsToOptions && $0.role != .button }
        .map(\.spokenText).joinedByWord()
    // Its calendar is a presentation.
    case .datePicker:
      children.filter { !$0.role.isPresentation }.map(\.spokenText).joinedByWord()
    case .section: children.first { $0.role == .header }?.spokenText ?? ""
    case .scene, .list, .form, .table, .navigationStack, .screen, .tabView, .tab, .splitView,
      .column, .inspector, .sheet, .cover, .popover, .alert, .dialog:
      ""
    default:
      children.map(\.spokenText).joinedByWord()
    }
  }
}

extension [String] {
  /// The non-empty texts, separated by spaces.
  fileprivate func joinedByWord() -> String {
    filter { !$0.isEmpty }.joined(separator: " ")
  }
}
