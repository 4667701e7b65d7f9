import Foundation
import GRDB
import RostrumDatabase

/// A vehicle of the fleet.
package struct Vehicle: Codable, Hashable, Sendable, VersionedRecord {
  package var id: Int64
  package var plate = ""
  package var model = ""
  package var city = City.berlin
  /// The price in euros.
  package var price = 0
  package var bought = Date(timeIntervalSince1970: 0)
  package var isActive = true
  package var photo: UUID?
  package var version = 0

  package enum City: String, Codable, CaseIterable, Sendable, DatabaseValueConvertible {
    case berlin = "Berlin"
    case hamburg = "Hamburg"
    case leipzig = "Leipzig"
    case munich = "Munich"
  }
}

/// The picture of a vehicle, apart from it so that lists and forms don't hold it.
struct Photo: Codable, Equatable, Sendable, Identifiable, FetchableRecord, PersistableRecord {
  var id: UUID
  var data: Data
  /// Since when no vehicle has the photo: for a day, it can be saved or restored with one.
  var unusedSince: Date?
}

/// What somebody has done.
struct LogEntry: Codable, Hashable, Sendable, Identifiable, FetchableRecord,
  MutablePersistableRecord
{
  var id: Int64?
  var date: Date
  var person: String
  var what: String

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
