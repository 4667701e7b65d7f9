import Foundation

/// The schemes of the addresses that a page may have.
enum AddressScheme: String, CaseIterable {
  case http, https, mailto, tel

  /// Where a link may lead.
  static let links: [AddressScheme] = [.http, .https, .mailto, .tel]

  /// Where a picture may come from.
  static let pictures: [AddressScheme] = [.http, .https]

  /// The scheme of an address; `nil` if it has none, or one that a page may not have.
  init?(of address: String) {
    guard let name = URL(string: address)?.scheme?.lowercased() else { return nil }
    self.init(rawValue: name)
  }
}
