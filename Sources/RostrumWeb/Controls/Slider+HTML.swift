import RostrumViews

extension DOMNode {
  /// A number in a continuous range.
  static func slider(
    _ element: ElementSnapshot, _ value: Double, in bounds: ClosedRange<Double>, step: Double?
  ) -> DOMNode {
    let label = DOMNode("span", class: "r-slider__label").slot()
    let input = DOMNode("input", class: "r-slider__input").with {
      $0["type"] = "range"
      $0.listen(for: .number)
      $0["min"] = Decimal.text(bounds.lowerBound)
      $0["max"] = Decimal.text(bounds.upperBound)
      $0["step"] = step.map { Decimal.text($0) } ?? "any"
      $0["aria-valuetext"] = element.state.value
      $0["aria-label"] = element.label
      $0[flag: "disabled"] = element.state.isDisabled
      $0.value = .text(Decimal.text(value))
    }
    return DOMNode("label", [label, input])
  }

  /// A number with buttons to increment and decrement.
  static func stepper(
    _ element: ElementSnapshot, _ value: Double?, minimum: Double?, maximum: Double?,
    _ words: SystemWords
  ) -> DOMNode {
    func button(_ direction: String, _ sign: String, isAtEnd: Bool) -> DOMNode {
      DOMNode("button", class: "r-stepper__\(direction)").text(sign).with {
        $0["type"] = "button"
        $0.listen(for: .step)
        $0[.step] = direction
        $0["aria-label"] = words[direction == "up" ? .increment : .decrement]
        $0[flag: "disabled"] = element.state.isDisabled || isAtEnd
      }
    }
    func isAt(_ end: Double?) -> Bool { value != nil && value == end }
    let label = DOMNode("span", class: "r-stepper__label").slot()
    let down = button("down", "−", isAtEnd: isAt(minimum))
    let up = button("up", "+", isAtEnd: isAt(maximum))
    return DOMNode("div", [label, down, up]).with {
      $0["role"] = "group"
      $0["aria-label"] = element.label
    }
  }
}
