import Foundation

/// A book that somebody reads, has read or means to read.
package struct Book: Codable, Equatable, Identifiable, Sendable {
  package let id: UUID
  package var author: String
  package var isFavorite: Bool
  package var spine: Spine
  package var status: Status
  package var title: String

  package init(
    id: UUID,
    title: String = "",
    author: String = "",
    status: Status = .wanted,
    spine: Spine = .moss,
    isFavorite: Bool = false
  ) {
    self.author = author
    self.id = id
    self.isFavorite = isFavorite
    self.spine = spine
    self.status = status
    self.title = title
  }

  /// How far the reader is.
  package enum Status: String, CaseIterable, Codable, Identifiable, Sendable {
    case reading, wanted, finished

    package var id: Self { self }
  }
}
