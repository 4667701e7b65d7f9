import Foundation

extension DOMNode {
  /// Makes the node a link to an address, if a page may link to it.
  ///
  /// The address opens in a new tab without a referrer, while the app continues to run.
  ///
  /// - Parameters:
  ///   - address: The address; `nil` if it can't be opened at present.
  ///   - tells: Whether a tap is sent to the app, which opens the address instead of the browser.
  mutating func lead(to address: String?, tells: Bool) {
    if tells, let address, Self.isPath(address) {
      self["href"] = address
      listen(for: .tap)
      return
    }
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

  /// Whether an address is a path of the app: it leads to no other host.
  private static func isPath(_ address: String) -> Bool {
    address.hasPrefix("/") && !address.dropFirst().hasPrefix("/") && !address.contains("\\")
  }

  /// Whether an address has a permitted scheme, so that opening it runs no code.
  private static func isSafe(_ address: String) -> Bool {
    AddressScheme(of: address).map(AddressScheme.links.contains) ?? false
  }
}
