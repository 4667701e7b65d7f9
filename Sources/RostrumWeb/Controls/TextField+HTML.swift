import RostrumViews

extension DOMNode {
  /// A line of editable text.
  static func textField(_ element: ElementSnapshot) -> DOMNode {
    if element.text(.axis) == "vertical" { return textEditor(element) }
    return DOMNode("input").with {
      $0["type"] = keyboards[element.text(.keyboard) ?? ""]?.type ?? "text"
      $0["inputmode"] = keyboards[element.text(.keyboard) ?? ""]?.mode
      $0["autocomplete"] = "off"
      $0.addField(element)
    }
  }

  /// A line of editable text that is not shown.
  static func secureField(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("input").with {
      $0["type"] = "password"
      $0["autocomplete"] = "current-password"
      $0.addField(element)
    }
  }

  /// Several lines of editable text.
  static func textEditor(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("textarea").with { $0.addField(element) }
  }

  private mutating func addField(_ element: ElementSnapshot) {
    if let style = element.variantClass(.variant) { classes.append(style) }
    let behaviours = element.has(.submittable) ? "text focus submit" : "text focus"
    self["data-on"] = behaviours
    self["placeholder"] = element.text(.placeholder)
    self["aria-label"] = element.text(.label) ?? element.text(.placeholder)
    self["aria-invalid"] = element.has(.invalid) ? "true" : nil
    self[flag: "disabled"] = element.has(.disabled)
    value = .text(element[.value]?.string ?? "")
  }

  // "number" is not used as a type: browsers drop what is not a number yet.
  private static let keyboards: [String: (type: String, mode: String?)] = [
    "emailAddress": ("email", nil),
    "URL": ("url", nil),
    "phonePad": ("tel", nil),
    "namePhonePad": ("text", "tel"),
    "webSearch": ("search", nil),
    "numberPad": ("text", "numeric"),
    "decimalPad": ("text", "decimal"),
    "numbersAndPunctuation": ("text", "decimal"),
  ]
}
