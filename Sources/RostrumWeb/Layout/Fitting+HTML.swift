import RostrumViews

extension DOMNode {
  /// One of several views; the client measures it, and asks for the first that fits.
  static func fitting(_ element: ElementSnapshot) -> DOMNode {
    let index = element[.value]?.number ?? 0
    let isLast = index == element[.maximum]?.number
    return DOMNode("div", class: element.text(.axis).map { "r-fitting-\($0)" }).slot().with {
      if isLast { $0.classes.append("r-fitting-last") }
      $0["data-fit"] = "\(Int(index))"
      $0["data-on"] = "number"
    }
  }
}
