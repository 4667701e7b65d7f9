import Foundation
import RostrumViews

extension DOMNode {
  /// A drawn path, or a box that is drawn by its style.
  ///
  /// A box fills its frame. A path keeps its proportions in it, so that a circle stays round.
  static func shape(_ element: ElementSnapshot) -> DOMNode {
    guard element.text(.path) != nil else { return box(element) }
    let path = DOMNode("path", class: "r-shape__path").with { $0["d"] = element.text(.path) ?? "" }
    return DOMNode("svg", [path]).with {
      $0["viewBox"] = element.text(.viewBox).map { "0 0 \($0)" }
      $0["aria-hidden"] = element.text(.label) == nil ? "true" : nil
      $0.addImageLabel(of: element)
    }
  }

  private static func box(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("div", class: element.variantClass(.variant)).with {
      $0["aria-hidden"] = element.text(.label) == nil ? "true" : nil
      $0.addImageLabel(of: element)
    }
  }

  /// A symbol by its name.
  static func symbol(named name: String) -> DOMNode {
    let symbol = Symbol(named: name)
    let path = DOMNode("path").with { $0["d"] = symbol.path }
    return DOMNode("svg", class: symbol.penClass, [path]).with { $0["viewBox"] = "0 0 24 24" }
  }

  /// A symbol, or a picture at an address.
  static func image(_ element: ElementSnapshot) -> DOMNode {
    if element.text(.url) != nil { return picture(element) }
    return symbol(named: element.text(.symbol) ?? "").with {
      if element.has(.resizable) { $0.classes.append("r-image-resizable") }
      $0["aria-hidden"] = element.text(.label) == nil ? "true" : nil
      $0.addImageLabel(of: element)
    }
  }

  /// A picture that the browser loads; one that is awaited tells when it is there.
  private static func picture(_ element: ElementSnapshot) -> DOMNode {
    DOMNode("img", class: element.variantClass(.variant)).with {
      if element.has(.resizable) { $0.classes.append("r-image-resizable") }
      $0["alt"] = element.text(.label) ?? ""
      if element.text(.variant) == "loading" { $0.listen(for: .load) }
      if let address = element.text(.url), isPicture(address) { $0["src"] = address }
    }
  }

  private static func isPicture(_ address: String) -> Bool {
    AddressScheme(of: address).map(AddressScheme.pictures.contains) ?? false
  }

  private mutating func addImageLabel(of element: ElementSnapshot) {
    guard let label = element.text(.label) else { return }
    self["role"] = "img"
    self["aria-label"] = label
  }
}
