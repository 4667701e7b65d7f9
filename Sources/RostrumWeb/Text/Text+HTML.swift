import RostrumViews

extension DOMNode {
  /// A run of text: a heading where it has a level.
  static func text(_ element: ElementSnapshot) -> DOMNode {
    let level = element[.heading]?.number.map { "h\(Int(max(1, min(6, $0))))" }
    return DOMNode(level ?? "span").text(element[.text]?.string)
  }

  /// A title with an icon.
  static func label(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("span", class: element.variantClass(.variant)).slot()
  }
}
