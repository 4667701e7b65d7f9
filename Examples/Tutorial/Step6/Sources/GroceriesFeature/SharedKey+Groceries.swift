import Foundation
import Rostrum

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Item>>.Default {
  /// Everything to buy, in a file of the user.
  static var groceries: Self {
    Self[.fileStorage(.groceries), default: []]
  }
}

extension URL {
  /// The file with everything to buy.
  static var groceries: URL {
    .documentsDirectory.appending(path: "groceries.json")
  }
}
