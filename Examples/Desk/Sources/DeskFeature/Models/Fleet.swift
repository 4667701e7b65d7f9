import Foundation
import GRDB
import Rostrum
import RostrumAccounts
import RostrumDatabase

/// What people do with vehicles: each change and its entry in the log are one transaction.
struct Fleet: Sendable {
  var database: AppDatabase
  var person: String
  var now: Date

  /// Stores a photo for a vehicle that is being edited, and removes those that nobody needs any more.
  func add(_ photo: Data, id: Photo.ID) async throws {
    try await database.write { db in
      try Photo.filter(Column("unusedSince") < now.addingTimeInterval(-86_400)).deleteAll(db)
      try Photo(id: id, data: photo, unusedSince: now).insert(db)
    }
  }

  /// Saves a vehicle, unless somebody else has changed it since.
  func save(_ vehicle: Vehicle) async throws -> Vehicle {
    try await database.write { db in
      var vehicle = vehicle
      if vehicle.id == 0 { vehicle.id = try Vehicle.nextID(db) }
      let before = try Vehicle.filter(ids: [vehicle.id]).fetchAll(db)
      let saved = try vehicle.saveVersion(db)
      try setPhotos(before.map(\.photo), unusedSince: now, db)
      try setPhotos([saved.photo], unusedSince: nil, db)
      try log(saved.version == 1 ? "added \(saved.plate)" : "changed \(saved.plate)", db)
      return saved
    }
  }

  /// Deletes vehicles.
  ///
  /// - Returns: What ``restore(_:)`` needs.
  func delete(_ ids: Set<Vehicle.ID>) async throws -> [Vehicle] {
    try await database.write { db in
      let vehicles = try Vehicle.filter(ids: ids).fetchAll(db)
      try Vehicle.filter(ids: ids).deleteAll(db)
      try setPhotos(vehicles.map(\.photo), unusedSince: now, db)
      try log("deleted vehicles: \(vehicles.count)", db)
      return vehicles
    }
  }

  /// Adds vehicles again that were deleted.
  func restore(_ vehicles: [Vehicle]) async throws {
    try await database.write { db in
      for vehicle in vehicles { try vehicle.insert(db) }
      try setPhotos(vehicles.map(\.photo), unusedSince: nil, db)
      try log("restored vehicles: \(vehicles.count)", db)
    }
  }

  private func setPhotos(_ ids: [Photo.ID?], unusedSince date: Date?, _ db: Database) throws {
    try Photo.filter(ids: ids.compactMap(\.self))
      .updateAll(db, Column("unusedSince").set(to: date))
  }

  func log(_ what: String, _ db: Database) throws {
    var entry = LogEntry(date: now, person: person, what: what)
    try entry.insert(db)
  }
}

extension Vehicle {
  /// The number of a vehicle that is added, which no vehicle has had.
  static func nextID(_ db: Database) throws -> ID {
    try (Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'vehicle'") ?? 0) + 1
  }
}

extension Error {
  /// Whether a value was refused because it exists already.
  var isDuplicate: Bool {
    (self as? DatabaseError)?.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE
  }
}

extension DependencyValues {
  /// The fleet, as the user of the session changes it.
  var fleet: Fleet {
    Fleet(database: appDatabase, person: account.name ?? "", now: date.now)
  }

  /// Whether the user may change vehicles.
  var mayEdit: Bool { account.has("editor") }
}
