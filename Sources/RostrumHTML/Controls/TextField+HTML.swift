import RostrumElements

extension DOMNode {
  /// A line of editable text.
  static func textField(
    _ element: ElementSnapshot, _ text: String, _ entry: [TextEntryFact], in context: DOMContext
  ) -> DOMNode {
    if entry.contains(.severalLines) {
      return textArea(element, text, entry).followingSelection(in: context)
    }
    return DOMNode("input").with {
      $0["type"] = "text"
      $0.addField(element, text, entry)
    }
    .followingSelection(in: context)
  }

  /// A line of editable text that isn't shown.
  static func secureField(
    _ element: ElementSnapshot, _ text: String, _ entry: [TextEntryFact]
  ) -> DOMNode {
    DOMNode("input").with {
      $0["type"] = "password"
      $0["autocomplete"] = "current-password"
      // Any other type would show the text.
      $0.addField(element, text, entry.filter { if case .keyboard = $0 { false } else { true } })
    }
  }

  /// Several lines of editable text.
  static func textEditor(
    _ element: ElementSnapshot, _ text: String, _ entry: [TextEntryFact], in context: DOMContext
  ) -> DOMNode {
    let area = textArea(element, text, entry)
    guard entry.contains(.rich) else { return area.followingSelection(in: context) }
    return richTextEditor(element, area, in: context)
  }

  /// The field with the script that follows its selection, if the app asks for that.
  private func followingSelection(in context: DOMContext) -> DOMNode {
    self[.selection] == nil ? self : with { $0.load(.selection, in: context) }
  }

  private static func textArea(
    _ element: ElementSnapshot, _ text: String, _ entry: [TextEntryFact]
  ) -> DOMNode {
    DOMNode("textarea").with { $0.addField(element, text, entry) }
  }

  private mutating func addField(
    _ element: ElementSnapshot, _ text: String, _ entry: [TextEntryFact]
  ) {
    listen(for: element.state.accepts(.submit) ? [.text, .focus, .submit] : [.text, .focus])
    if self["autocomplete"] == nil, tag == "input" { self["autocomplete"] = "off" }
    self["aria-label"] = element.label
    for fact in entry { add(fact, to: element.role) }
    if let token = self["autocomplete"], Self.credentials.contains(token) {
      self["name"] = token
      self["form"] = Page.credentialsForm
    }
    if self["aria-label"] == nil { self["aria-label"] = self["placeholder"] }
    self[flag: "disabled"] = element.state.isDisabled
    value = .text(text)
  }

  /// What password managers fill in and save, which they look for in a form.
  private static let credentials: Set<String> = [
    "username", "email", "current-password", "new-password",
  ]

  private mutating func add(_ fact: TextEntryFact, to role: ElementRole) {
    switch fact {
    case .placeholder(let text): self["placeholder"] = text.isEmpty ? nil : text
    case .invalid: self["aria-invalid"] = "true"
    case .severalLines, .rich: break  // They have tags of their own.
    case .selection(let selection): self[.selection] = selection?.code ?? ""
    case .keyboard(let type): add(type)
    case .contentType(let type): self["autocomplete"] = type.autocomplete
    case .capitalization(let kind): self["autocapitalize"] = kind.autocapitalize
    case .autocorrectionDisabled:
      self["autocorrect"] = "off"
      self["spellcheck"] = "false"
    case .submitLabel(let label): self["enterkeyhint"] = label.enterKeyHint
    case .variant(let variant):
      // The looks of editors are those of fields.
      let name = role == .textEditor ? ElementRole.textField : role
      if variant != .automatic { classes.append("r-\(name.rawValue)-\(variant.rawValue)") }
    }
  }

  /// Adds the attributes that select the browser's keyboard; a text area has no type.
  private mutating func add(_ keyboard: KeyboardType) {
    if tag == "input" { self["type"] = keyboard.inputType }
    self["inputmode"] = keyboard.inputMode
    if let token = keyboard.autocomplete { self["autocomplete"] = token }
    guard !keyboard.hasWords else { return }
    self["autocapitalize"] = "none"
    self["autocorrect"] = "off"
    self["spellcheck"] = "false"
  }
}

extension FieldSelection {
  /// The number of the selection, its bounds, and the bits of the looks of what is typed next.
  fileprivate var code: String {
    let numbers =
      [number, range.lowerBound, range.upperBound] + (marks.map { [Int($0.rawValue)] } ?? [])
    return numbers.map(String.init).joined(separator: " ")
  }
}
