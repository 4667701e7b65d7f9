import RostrumElements

extension DOMNode {
  /// A number in a continuous range.
  static func slider(
    _ element: ElementSnapshot, _ value: Double, in bounds: ClosedRange<Double>, step: Double?,
    _ words: SystemWords
  ) -> DOMNode {
    let label = DOMNode("span", class: "r-slider__label").slot()
    let input = DOMNode("input", class: "r-slider__input").with {
      $0["type"] = "range"
      $0.listen(for: .number)
      $0["min"] = Decimal.text(bounds.lowerBound)
      $0["max"] = Decimal.text(bounds.upperBound)
      $0["step"] = step.map { Decimal.text($0) } ?? "any"
      let isPart = bounds == 0...1
      $0["aria-valuetext"] =
        element.state.value ?? (isPart ? words[.percent, Int(nearest: value * 100)] : nil)
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
    let number = element.id.rawValue
    func button(_ direction: String, _ sign: String, isAtEnd: Bool) -> DOMNode {
      DOMNode("button", class: "r-stepper__\(direction)").text(sign).with {
        $0["type"] = "button"
        $0.listen(for: .step)
        $0[.step] = direction
        $0["id"] = "\(direction)\(number)"
        $0["aria-label"] = words[direction == "up" ? .increment : .decrement]
        $0["aria-labelledby"] = "\(direction)\(number) l\(number)"
        $0[flag: "disabled"] = element.state.isDisabled
        // A disabled button would lose the focus.
        if isAtEnd { $0["aria-disabled"] = "true" }
      }
    }
    func isAt(_ end: Double?) -> Bool { value != nil && value == end }
    let label = DOMNode("span", class: "r-stepper__label").slot().with {
      if element.label == nil { $0["id"] = "l\(number)" }
    }
    let down = button("down", "−", isAtEnd: isAt(minimum))
    let up = button("up", "+", isAtEnd: isAt(maximum))
    return DOMNode("div", [label, down, up]).with {
      $0["role"] = "group"
      $0["aria-label"] = element.label
      if element.label == nil {
        $0["aria-labelledby"] = "l\(number)"
      } else {
        $0["id"] = "l\(number)"
      }
    }
  }
}
