import Foundation
import RostrumElements

extension DOMNode {
  /// A page of another origin in a frame.
  ///
  /// The page may run its own scripts and keep its own data, and it may open windows. It can't
  /// navigate the app's page, can't start downloads and can't show dialogs. Its server learns the origin
  /// of the app's page, and not the address.
  static func webView(_ element: ElementSnapshot, _ address: String) -> DOMNode {
    let isAllowed = AddressScheme(of: address).map(AddressScheme.pictures.contains) ?? false
    return DOMNode("iframe").with {
      $0["title"] = element.label ?? URL(string: address)?.host() ?? ""
      $0["sandbox"] =
        "allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts"
      $0["referrerpolicy"] = "strict-origin"
      $0["loading"] = "lazy"
      $0["src"] = isAllowed ? address : nil
      $0.atoms = [WebPageAtom().atom]
    }
  }
}

/// The look of a web page in a frame, which only pages with such a frame need.
struct WebPageAtom: StyleAtom {
  enum Name: String, CaseIterable { case webPage }
  var name = Name.webPage
  var operand = NoOperand()

  var declarations: String {
    "inline-size:100%;block-size:100%;min-inline-size:0;min-block-size:0;border:0"
  }

  var atom: Atom { .webPage(self) }
}
