import Foundation

/// A book that the user reads, has read or wants to read.
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

  /// The reading status.
  package enum Status: String, CaseIterable, Codable, Identifiable, Sendable {
    case reading, wanted, finished

    package var id: Self { self }
  }
}
