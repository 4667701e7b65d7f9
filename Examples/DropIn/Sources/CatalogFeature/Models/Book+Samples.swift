import Foundation
import IdentifiedCollections

extension IdentifiedArray where ID == Book.ID, Element == Book {
  /// Sample books.
  package static var samples: Self {
    [
      Book(id: .sample(1), title: "Middlemarch", author: "George Eliot", status: .reading),
      Book(
        id: .sample(2), title: "Invisible Cities", author: "Italo Calvino", status: .finished,
        spine: .ink, isFavorite: true),
      Book(id: .sample(3), title: "The Waves", author: "Virginia Woolf", spine: .plum),
      Book(id: .sample(4), title: "Austerlitz", author: "W. G. Sebald", spine: .sand),
    ]
  }
}

extension UUID {
  fileprivate static func sample(_ number: UInt8) -> Self {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
  }
}
