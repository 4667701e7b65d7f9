import RostrumElements

extension DOMNode {
  /// A run of text: a heading if it has a level, a link if it leads to an address.
  ///
  /// A text with several styles has a child node for each style.
  static func text(
    _ element: ElementSnapshot, _ words: String?, _ target: LinkTarget?
  ) -> DOMNode {
    if let target {
      return DOMNode("a", class: "r-text-link").text(words).with {
        $0.lead(to: target.address, tells: target.isOpenedByApp)
      }
    }
    let tag = element.state.headingLevel.map { "h\(max(1, min(6, $0)))" } ?? "span"
    return words.map { DOMNode(tag).text($0) } ?? DOMNode(tag).slot()
  }

  /// A title with an icon.
  static func label(_ variant: LabelVariant) -> DOMNode {
    DOMNode("span", class: variant == .automatic ? nil : "r-label-\(variant.rawValue)").slot()
  }
}
