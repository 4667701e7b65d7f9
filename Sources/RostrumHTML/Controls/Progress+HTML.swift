import RostrumElements

extension DOMNode {
  /// A bar, a ring or a spinner.
  static func progress(
    _ element: ElementSnapshot, _ fraction: Double?, _ variant: ProgressVariant,
    _ words: SystemWords
  ) -> DOMNode {
    let fraction = fraction.map { $0.clamped(to: 0...1) }
    return switch (variant, fraction) {
    case (.circular, let fraction?): ring(element, fraction: fraction, words)
    case (.linear, _), (.automatic, .some): bar(element, fraction: fraction)
    case (.automatic, nil), (.circular, nil): spinner(element, words)
    }
  }

  private static func bar(_ element: ElementSnapshot, fraction: Double?) -> DOMNode {
    let name = "l\(element.id.rawValue)"
    let bar = DOMNode("progress", class: "r-progress__bar").with {
      $0["max"] = "1"
      $0["value"] = fraction.map { Decimal.text($0) }
      $0["aria-valuetext"] = element.state.value
      $0["aria-label"] = element.label
      $0["aria-labelledby"] = element.label == nil ? name : nil
    }
    let label = DOMNode("span", class: "r-progress__label").slot().with { $0["id"] = name }
    return DOMNode("div", class: "r-progress-linear", [label, bar])
  }

  private static func ring(
    _ element: ElementSnapshot, fraction: Double, _ words: SystemWords
  ) -> DOMNode {
    func circle(_ part: String) -> DOMNode {
      DOMNode("circle", class: "r-progress__\(part)").with {
        $0["cx"] = "12"
        $0["cy"] = "12"
        $0["r"] = "10"
        $0["pathLength"] = "100"
      }
    }
    let percent = Decimal.text(fraction * 100)
    let value = circle("value").with { $0["stroke-dasharray"] = "\(percent) 100" }
    let drawing = DOMNode("svg", [circle("track"), value]).with {
      $0["viewBox"] = "0 0 24 24"
      $0["aria-hidden"] = "true"
    }
    let label = DOMNode("span", class: "r-progress__label").slot()
    return DOMNode("div", class: "r-progress-circular", [drawing, label]).with {
      $0["role"] = "progressbar"
      $0["aria-valuetext"] = element.state.value
      $0["aria-valuemin"] = "0"
      $0["aria-valuemax"] = "100"
      $0["aria-valuenow"] = percent
      $0["aria-label"] = element.label ?? words[.progress]
    }
  }

  private static func spinner(_ element: ElementSnapshot, _ words: SystemWords) -> DOMNode {
    let label = DOMNode("span", class: "r-progress__label").slot()
    return DOMNode("div", class: "r-progress-spinner", [label]).with {
      $0["role"] = "progressbar"
      $0["aria-valuetext"] = element.state.value
      $0["aria-label"] = element.label ?? words[.loading]
    }
  }
}
