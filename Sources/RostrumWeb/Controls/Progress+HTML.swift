import RostrumViews

extension DOMNode {
  /// A bar, a ring or a spinner.
  static func progress(_ element: ElementSnapshot) -> DOMNode {
    switch (element.text(.variant) ?? "automatic", element.fraction) {
    case ("circular", let fraction?), ("gauge", let fraction?): ring(element, fraction: fraction)
    case ("linear", let fraction): bar(element, fraction: fraction)
    case (_, let fraction?): bar(element, fraction: fraction)
    default: spinner(element)
    }
  }

  private static func bar(_ element: ElementSnapshot, fraction: Double?) -> DOMNode {
    let bar = DOMNode("progress", class: "r-progress__bar").with {
      $0["max"] = "1"
      $0["value"] = fraction.map { Decimal.text($0) }
      $0["aria-label"] = element.text(.label)
    }
    let label = DOMNode("span", class: "r-progress__label").slot()
    return DOMNode("label", class: "r-progress-linear", [label, bar])
  }

  private static func ring(_ element: ElementSnapshot, fraction: Double) -> DOMNode {
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
      $0["aria-valuemin"] = "0"
      $0["aria-valuemax"] = "100"
      $0["aria-valuenow"] = percent
      $0["aria-label"] = element.text(.label) ?? "Progress"
    }
  }

  private static func spinner(_ element: ElementSnapshot) -> DOMNode {
    let label = DOMNode("span", class: "r-progress__label").slot()
    return DOMNode("div", class: "r-progress-spinner", [label]).with {
      $0["role"] = "progressbar"
      $0["aria-label"] = element.text(.label) ?? "Loading"
    }
  }
}

extension ElementSnapshot {
  /// How far it is, 0 to 1; `nil` if that is not known.
  fileprivate var fraction: Double? {
    guard let value = self[.value]?.number else { return nil }
    let minimum = self[.minimum]?.number ?? 0
    let maximum = self[.maximum]?.number ?? 1
    guard maximum > minimum else { return 0 }
    return max(0, min(1, (value - minimum) / (maximum - minimum)))
  }
}
