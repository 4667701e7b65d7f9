import Foundation

extension DOMNode {
  /// Makes the node lead to an address, if a page may lead there.
  ///
  /// The address opens beside the app, which goes on, and learns nothing of the app.
  ///
  /// - Parameters:
  ///   - address: The address; `nil` for one that cannot be opened now.
  ///   - tells: Whether the app is told, and opens it, rather than the browser.
  mutating func lead(to address: String?, tells: Bool) {
    guard let address, Self.isSafe(address) else {
      self["aria-disabled"] = "true"
      self["role"] = "link"
      return
    }
    self["href"] = address
    self["target"] = "_blank"
    self["rel"] = "noopener noreferrer"
    if tells { listen(for: .tap) }
  }

  /// Whether an address says by itself where it leads, and runs nothing.
  private static func isSafe(_ address: String) -> Bool {
    AddressScheme(of: address).map(AddressScheme.links.contains) ?? false
  }
}
