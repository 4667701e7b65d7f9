extension ReadableElement {
  /// What a user of assistive technology hears as the name of the element.
  ///
  /// A name that the app gave wins; then comes the text within, then the title of a screen or
  /// presentation, then what an empty field shows. O(n) in the elements within.
  public var accessibleName: String {
    if let label = state.label { return label }
    let name = contentName
    if !name.isEmpty { return name }
    return state.content.title ?? state.content.placeholder ?? ""
  }

  /// The text of the element and of everything within that is shown, in order.
  public var spokenText: String {
    if state.isHidden || state.isAccessibilityHidden { return "" }
    if let label = state.label { return label }
    if role == .text { return textWords }
    if role == .image || role == .shape { return "" }
    return children.map(\.spokenText).joinedByWord()
  }

  /// The words of a text, of all its looks together.
  public var textWords: String {
    state.content.text ?? children.map(\.textWords).joined()
  }

  /// The part of the name that comes from what stands within.
  private var contentName: String {
    switch role {
    case .text: textWords
    case .picker, .menu:
      children.filter { $0.role != .option && $0.role != .button }
        .map(\.spokenText).joinedByWord()
    case .section: children.first { $0.role == .header }?.spokenText ?? ""
    case .scene, .list, .form, .table, .navigationStack, .screen, .tabView, .tab, .splitView,
      .column, .inspector, .sheet, .cover, .popover, .alert, .dialog:
      ""
    case .group, .stack, .overlay, .spacer, .divider, .scroll, .fitting, .image, .label, .shape,
      .progress, .gauge, .button, .link, .textField, .secureField, .textEditor, .toggle, .slider,
      .stepper, .option, .datePicker, .colorPicker, .header, .footer, .row, .grid, .gridRow,
      .tableRow, .columnHeader, .cell, .rowActions, .navigationBar, .toolbarItem:
      children.map(\.spokenText).joinedByWord()
    }
  }
}

extension [String] {
  /// The texts with one space between those that are not empty.
  fileprivate func joinedByWord() -> String {
    filter { !$0.isEmpty }.joined(separator: " ")
  }
}
