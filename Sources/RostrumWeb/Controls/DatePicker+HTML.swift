import RostrumViews

extension DOMNode {
  /// A day, a time of day, or both: the browser's own field for it.
  static func datePicker(_ element: ElementSnapshot) -> DOMNode {
    let types = ["date": "date", "time": "time"]
    return labelled(element) {
      $0["type"] = types[element.text(.keyboard) ?? ""] ?? "datetime-local"
      // A time of day has no order over several days.
      guard element.text(.keyboard) != "time" else { return }
      $0["min"] = element.text(.minimum)
      $0["max"] = element.text(.maximum)
    }
  }

  /// A colour: the browser's own field for it.
  static func colorPicker(_ element: ElementSnapshot) -> DOMNode {
    labelled(element) { $0["type"] = "color" }
  }

  /// A field whose text only the browser's own controls write, after its label.
  private static func labelled(
    _ element: ElementSnapshot, _ describe: (inout DOMNode) -> Void
  ) -> DOMNode {
    let block = "r-\(element.role.rawValue)"
    let label = DOMNode("span", class: "\(block)__label").slot()
    let input = DOMNode("input", class: "\(block)__input").with {
      describe(&$0)
      $0["data-on"] = "text"
      $0["aria-label"] = element.text(.label)
      $0[flag: "disabled"] = element.has(.disabled)
      $0.value = .text(element[.value]?.string ?? "")
    }
    return DOMNode("label", class: element.variantClass(.variant), [label, input])
  }
}
