import RostrumViews

extension DOMNode {
  /// The root: content, and presentations after it.
  static var scene: DOMNode { DOMNode("main").slot() }

  /// Children in a row or column.
  static func stack(_ element: ElementSnapshot) -> DOMNode {
    let axis = element.text(.axis) == "horizontal" ? "horizontal" : "vertical"
    return DOMNode("div", class: "r-stack-\(axis)").slot()
  }

  /// A region that scrolls, and that the keyboard can reach to scroll it.
  static func scroll(_ element: ElementSnapshot) -> DOMNode {
    let isHorizontal = element.text(.axis) == "horizontal"
    return DOMNode("div", class: isHorizontal ? "r-scroll-horizontal" : nil).slot().with {
      if element.text(.indicators) == "hidden" { $0.classes.append("r-scroll-bare") }
      if element.text(.variant) == "fixed" { $0.classes.append("r-scroll-fixed") }
      $0["tabindex"] = "0"
    }
  }
}
