import Foundation

/// The schemes of addresses that a page may contain.
package enum AddressScheme: String, CaseIterable {
  case http, https, mailto, tel

  /// The schemes that a link may lead to.
  package static let links: [AddressScheme] = [.http, .https, .mailto, .tel]

  /// The schemes that a picture may come from.
  package static let pictures: [AddressScheme] = [.http, .https]

  /// The scheme of an address; `nil` if it has none, or one that a page may not contain.
  package init?(of address: String) {
    guard let name = URL(string: address)?.scheme?.lowercased() else { return nil }
    self.init(rawValue: name)
  }
}
