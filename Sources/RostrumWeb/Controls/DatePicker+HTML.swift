import RostrumViews

extension DOMNode {
  /// A day, a time of day, or both, in the browser's own control.
  static func datePicker(
    _ element: ElementSnapshot, _ value: DateValue, from earliest: DateValue?,
    through latest: DateValue?, _ variant: DatePickerVariant
  ) -> DOMNode {
    labelled(
      element, "\(value)", class: variant == .automatic ? nil : "r-datePicker-\(variant)"
    ) {
      $0["type"] = value.inputType
      // A time of day has no order across days.
      guard value.day != nil else { return }
      $0["min"] = earliest?.description
      $0["max"] = latest?.description
    }
  }

  /// A colour, in the browser's own control.
  static func colorPicker(_ element: ElementSnapshot, _ color: RGBColor) -> DOMNode {
    labelled(element, "\(color)", class: nil) { $0["type"] = "color" }
  }

  private static func labelled(
    _ element: ElementSnapshot, _ value: String, class name: String?,
    _ describe: (inout DOMNode) -> Void
  ) -> DOMNode {
    let block = "r-\(element.role.rawValue)"
    let label = DOMNode("span", class: "\(block)__label").slot()
    let input = DOMNode("input", class: "\(block)__input").with {
      describe(&$0)
      $0.listen(for: .text)
      $0["aria-label"] = element.label
      $0[flag: "disabled"] = element.state.isDisabled
      $0.value = .text(value)
    }
    return DOMNode("label", class: name, [label, input])
  }
}

extension DateValue {
  /// The type of the field for such values: HTML, 4.10.5.1.7 and following.
  fileprivate var inputType: String {
    switch self {
    case .day: "date"
    case .time: "time"
    case .moment: "datetime-local"
    }
  }
}
