import Foundation
import Rostrum

/// An attendee of a standup.
package struct Attendee: Codable, Equatable, Identifiable, Sendable {
  package let id: UUID
  package var name: String

  package init(id: UUID, name: String = "") {
    self.id = id
    self.name = name
  }

  /// Whether the name is empty.
  var isBlank: Bool { name.allSatisfy(\.isWhitespace) }
}
