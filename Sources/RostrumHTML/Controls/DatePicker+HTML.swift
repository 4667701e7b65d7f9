import RostrumElements

extension DOMNode {
  /// A button with a date in the reader's format, which opens a calendar (ARIA Authoring Practices,
  /// "Date Picker Dialog").
  ///
  /// The button is first, so that the calendar is placed beside it; the theme shows it last.
  static func datePicker(
    _ element: ElementSnapshot, _ text: String, _ variant: DatePickerVariant
  ) -> DOMNode {
    let number = element.id.rawValue
    let label = DOMNode("span", class: "r-datePicker__label").slot().with {
      $0["id"] = "l\(number)"
    }
    let words = DOMNode("span").text(text).with { $0["id"] = "v\(number)" }
    let button = DOMNode("button", class: "r-datePicker__input", [words]).with {
      $0["type"] = "button"
      $0.listen(for: .tap)
      $0["aria-haspopup"] = "dialog"
      $0["aria-label"] = element.label.map { "\($0), \(text)" }
      $0["aria-labelledby"] = element.label == nil ? "l\(number) v\(number)" : nil
      $0[flag: "disabled"] = element.state.isDisabled
    }
    let name = variant == .automatic ? nil : "r-datePicker-\(variant.rawValue)"
    return DOMNode("div", class: name, [button, label])
  }

  /// A colour, in the browser's own control.
  static func colorPicker(_ element: ElementSnapshot, _ color: RGBColor) -> DOMNode {
    let label = DOMNode("span", class: "r-colorPicker__label").slot()
    let input = DOMNode("input", class: "r-colorPicker__input").with {
      $0["type"] = "color"
      $0.listen(for: .text)
      $0["aria-label"] = element.label
      $0[flag: "disabled"] = element.state.isDisabled
      $0.value = .text("\(color)")
    }
    return DOMNode("label", [label, input])
  }
}
