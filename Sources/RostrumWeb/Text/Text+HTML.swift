import RostrumViews

extension DOMNode {
  /// A run of text: a heading where it has a level, a link where it leads somewhere.
  ///
  /// A text in several looks has a node for each of them within.
  static func text(_ element: ElementSnapshot) -> DOMNode {
    if let address = element.text(.url) {
      return DOMNode("a", class: "r-text-link").text(element[.text]?.string).with {
        $0.lead(to: address, tells: element.has(.tappable))
      }
    }
    let level = element[.heading]?.number.map { "h\(Int(max(1, min(6, $0))))" }
    guard let words = element[.text]?.string else { return DOMNode(level ?? "span").slot() }
    return DOMNode(level ?? "span").text(words)
  }

  /// A title with an icon.
  static func label(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("span", class: element.variantClass(.variant)).slot()
  }
}
