import Foundation
import IdentifiedCollections
import Sharing

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Book>>.Default {
  /// All books, stored in a file of the user.
  package static var books: Self {
    Self[
      .fileStorage(.documentsDirectory.appending(component: "books.json")), default: []
    ]
  }
}
