import Foundation
import Rostrum

/// Someone who takes part in a standup.
package struct Attendee: Codable, Equatable, Identifiable, Sendable {
  package let id: UUID
  package var name: String

  package init(id: UUID, name: String = "") {
    self.id = id
    self.name = name
  }

  /// Whether no name has been typed yet.
  var isBlank: Bool { name.allSatisfy(\.isWhitespace) }
}
