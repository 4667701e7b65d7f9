import Foundation

/// A meeting that took place.
package struct Meeting: Codable, Equatable, Identifiable, Sendable {
  package let id: UUID
  package let date: Date
  package var notes: String

  package init(id: UUID, date: Date, notes: String) {
    self.id = id
    self.date = date
    self.notes = notes
  }
}
