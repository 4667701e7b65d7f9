import RostrumViews

extension DOMNode {
  /// A number on a continuous range.
  static func slider(_ element: ElementSnapshot) -> DOMNode {
    let label = DOMNode("span", class: "r-slider__label").slot()
    let input = DOMNode("input", class: "r-slider__input").with {
      $0["type"] = "range"
      $0["data-on"] = "number"
      $0["min"] = Decimal.text(element[.minimum]?.number ?? 0)
      $0["max"] = Decimal.text(element[.maximum]?.number ?? 1)
      $0["step"] = element[.step]?.number.map { Decimal.text($0) } ?? "any"
      $0["aria-label"] = element.text(.label)
      $0[flag: "disabled"] = element.has(.disabled)
      $0.value = .text(Decimal.text(element[.value]?.number ?? 0))
    }
    return DOMNode("label", [label, input])
  }

  /// A number with plus and minus.
  static func stepper(_ element: ElementSnapshot) -> DOMNode {
    func button(_ direction: String, _ sign: String, isAtEnd: Bool) -> DOMNode {
      DOMNode("button", class: "r-stepper__\(direction)").text(sign).with {
        $0["type"] = "button"
        $0["data-on"] = "step"
        $0["data-step"] = direction
        $0["aria-label"] = direction == "up" ? "Increment" : "Decrement"
        $0[flag: "disabled"] = element.has(.disabled) || isAtEnd
      }
    }
    let value = element[.value]?.number
    func isAt(_ end: AttributeKey) -> Bool {
      guard let value, let end = element[end]?.number else { return false }
      return value == end
    }
    let label = DOMNode("span", class: "r-stepper__label").slot()
    let down = button("down", "−", isAtEnd: isAt(.minimum))
    let up = button("up", "+", isAtEnd: isAt(.maximum))
    return DOMNode("div", [label, down, up]).with {
      $0["role"] = "group"
      $0["aria-label"] = element.text(.label)
    }
  }
}
