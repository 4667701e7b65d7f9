extension ElementContent {
  /// The facts of the content in the words of a dump.
  package var words: [String] {
    switch self {
    case .other: []
    case .fitting(let shown, let last, let axis):
      ["value=\(shown)", "maximum=\(last)"] + word("axis", axis?.word)
    case .progress(let fraction, let variant):
      word("value", fraction?.shortest) + word(variant, unless: .automatic)
    case .gauge(let value, let bounds, let variant):
      ["value=\(value.shortest)"] + words(of: bounds) + word(variant, unless: .automatic)
    case .textField(let text, let entry), .secureField(let text, let entry),
      .textEditor(let text, let entry):
      ["value=\"\(text)\""] + entry.map(\.word)
    case .button(let variant, let role, let border):
      word(variant, unless: .automatic)
        + word("buttonRole", role.map { "\"\($0)\"" })
        + (border == .automatic ? [] : ["borderShape=\"\(border)\""])
    case .disclosure(let isExpanded):
      ["variant=\"disclosure\""] + (isExpanded ? ["expanded"] : [])
    case .picker(_, let variant): word(variant, unless: .automatic)
    case .menu(let symbol, let variant):
      word("symbol", symbol.map { "\"\($0)\"" })
        + word("variant", variant.word.map { "\"\($0)\"" })
    case .toggle(let isOn, let variant):
      ["value=\(isOn ? "on" : "off")"] + word(variant, unless: .automatic)
    case .slider(let value, let bounds, let step):
      ["value=\(value.shortest)"] + words(of: bounds) + word("step", step?.shortest)
    case .stepper(let value, let minimum, let maximum):
      word("value", value?.shortest) + word("minimum", minimum?.shortest)
        + word("maximum", maximum?.shortest)
    case .datePicker(let value, let earliest, let latest, let variant):
      ["value=\"\(value)\""] + word("from", earliest?.description)
        + word("through", latest?.description) + word(variant, unless: .automatic)
    case .colorPicker(let color):
      ["value=\"\(color)\""]
    }
  }

  private func word(_ name: String, _ value: String?) -> [String] {
    value.map { ["\(name)=\($0)"] } ?? []
  }

  private func word<Variant: RawRepresentable<String>>(
    _ variant: Variant, unless usual: Variant
  ) -> [String] {
    variant.rawValue == usual.rawValue ? [] : ["variant=\"\(variant.rawValue)\""]
  }

  private func words(of bounds: ClosedRange<Double>) -> [String] {
    ["minimum=\(bounds.lowerBound.shortest)", "maximum=\(bounds.upperBound.shortest)"]
  }
}

extension Axis {
  /// The name of the direction.
  var word: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension MenuVariant {
  fileprivate var word: String? {
    switch self {
    case .automatic: nil
    case .button(.automatic): "button"
    case .button(let variant): variant.rawValue
    case .borderless: "borderless"
    case .context: "context"
    }
  }
}

extension TextEntryFact {
  fileprivate var word: String {
    switch self {
    case .placeholder(let text): "placeholder=\"\(text)\""
    case .invalid: "invalid"
    case .severalLines: "axis=\"vertical\""
    case .keyboard(let type): "keyboard=\"\(type.rawValue)\""
    case .contentType(let type): "contentType=\"\(type.rawValue)\""
    case .capitalization(let kind): "capitalization=\"\(kind.rawValue)\""
    case .autocorrectionDisabled: "autocorrectionDisabled"
    case .submitLabel(let label): "submitLabel=\"\(label.rawValue)\""
    case .variant(let variant): "variant=\"\(variant.rawValue)\""
    }
  }
}
