import GRDB
import RostrumDatabase

/// A note.
package struct Note: Codable, Hashable, Sendable, VersionedRecord {
  package var id: Int64
  package var title = ""
  package var text: String?
  /// How often it was saved.
  package var version = 0
}
