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
  package var version = 0

  package enum City: String, Codable, CaseIterable, Sendable, DatabaseValueConvertible {
    case berlin = "Berlin"
    case hamburg = "Hamburg"
    case leipzig = "Leipzig"
    case munich = "Munich"
  }
}

/// The picture of a vehicle, apart from it so that lists don't read it.
struct Photo: Codable, Equatable, Sendable, Identifiable, FetchableRecord, PersistableRecord {
  /// The vehicle.
  var id: Int64
  var data: Data
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
