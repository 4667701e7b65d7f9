extension ElementContent {
  /// The words of a text, or the text of a field; `nil` for any other content, and for a text with
  /// several styles, each of which is a child text.
  public var text: String? {
    if case .text(let words, _) = self { return words }
    return richText?.words ?? field?.text
  }

  /// The text of an editor with its looks, links and lists; `nil` for any other content.
  public var richText: RichText? {
    guard case .textEditor(let code, let entry) = self, entry.contains(.rich) else { return nil }
    return RichText(code: code)
  }

  /// The facts of a text field; empty for any other content.
  public var entry: [TextEntryFact] { field?.entry ?? [] }

  /// The text and the facts of a text field.
  private var field: (text: String, entry: [TextEntryFact])? {
    if case .textField(let text, let entry) = self { return (text, entry) }
    if case .secureField(let text, let entry) = self { return (text, entry) }
    if case .textEditor(let text, let entry) = self { return (text, entry) }
    return nil
  }

  /// Adds a fact to a text field; a no-op for any other content.
  package mutating func add(_ fact: TextEntryFact) {
    if case .textField(let text, let entry) = self { self = .textField(text, entry + [fact]) }
    if case .secureField(let text, let entry) = self { self = .secureField(text, entry + [fact]) }
    if case .textEditor(let text, let entry) = self { self = .textEditor(text, entry + [fact]) }
  }

  /// What the app has selected in a text field last; `nil` if it hasn't, and for any other content.
  public var selectedText: FieldSelection? {
    for case .selection(let selection) in entry { return selection }
    return nil
  }

  /// The text that an empty field shows.
  public var placeholder: String? {
    for case .placeholder(let text) in entry { return text }
    return nil
  }

  /// The value of a control as text that a user can type; `nil` for controls without a value.
  ///
  /// That of a ``richText`` is its code.
  public var typedText: String? {
    if case .datePicker(let value, _, _, _, _) = self { return value.description }
    if case .colorPicker(let color) = self { return color.description }
    return field?.text
  }

  /// The title of a scene, screen, bar, alert or dialog.
  public var title: String? {
    if case .scene(let title) = self { return title }
    if case .screen(let title, _) = self { return title }
    if case .navigationBar(let title, _, _) = self { return title }
    if case .alert(let title, _, _) = self { return title }
    if case .dialog(let title, _, _) = self { return title }
    if case .tab(_, _, _, let title, _) = self { return title }
    return nil
  }

  /// The title of a tab's section.
  public var tabGroup: String? {
    if case .tab(_, let group, _, _, _) = self { return group }
    return nil
  }

  /// The text below the title of an alert or dialog.
  public var message: String? {
    get {
      if case .alert(_, let message, _) = self { return message }
      if case .dialog(_, let message, _) = self { return message }
      return nil
    }
    set {
      if case .alert(let title, _, let facts) = self {
        self = .alert(title: title, message: newValue, facts)
      }
      if case .dialog(let title, _, let facts) = self {
        self = .dialog(title: title, message: newValue, facts)
      }
    }
  }

  /// The name of the symbol or picture of an image or a tab.
  public var symbol: String? {
    if case .image(.symbol(let name), _) = self { return name }
    if case .image(.asset(let name, _), _) = self { return name }
    if case .image(.picture(let picture), _) = self, !picture.name.isEmpty { return picture.name }
    if case .tab(let symbol, _, _, _, _) = self { return symbol }
    return nil
  }

  /// The absolute address that a link or a text leads to, or that a picture or a web page comes from.
  public var address: String? {
    if case .text(_, let target) = self { return target?.address }
    if case .link(let target) = self { return target?.address }
    if case .image(.address(let address, _), _) = self { return address }
    if case .image(.awaited(let address), _) = self { return address }
    if case .webView(let address) = self { return address }
    return nil
  }
}
