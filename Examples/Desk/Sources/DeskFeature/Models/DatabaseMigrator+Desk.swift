import Foundation
import GRDB

extension DatabaseMigrator {
  /// The tables of the tool.
  package static var desk: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("vehicles, photos and log") { db in
      try db.create(table: "photo") { table in
        table.primaryKey("id", .blob)
        table.column("data", .blob).notNull()
        table.column("unusedSince", .datetime).indexed()
      }
      try db.create(table: "vehicle") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("plate", .text).notNull().unique()
        table.column("model", .text).notNull()
        table.column("city", .text).notNull()
        table.column("price", .integer).notNull()
        table.column("bought", .datetime).notNull()
        table.column("isActive", .boolean).notNull()
        table.column("photo", .blob).indexed().references("photo")
        table.column("version", .integer).notNull()
      }
      // An index for each order of the list: with the primary key at its end, it is total.
      for column in ["model", "city", "price", "bought"] {
        try db.create(index: "vehicle-\(column)", on: "vehicle", columns: [column, "id"])
      }
      try db.create(table: "logEntry") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("date", .datetime).notNull()
        table.column("person", .text).notNull()
        table.column("what", .text).notNull()
      }
    }
    return migrator
  }
}

extension Database {
  /// Adds vehicles of a made-up fleet, if there are none.
  ///
  /// - Returns: How many were added.
  @discardableResult
  package func addDemoVehicles(_ count: Int) throws -> Int {
    guard count > 0, try Vehicle.fetchCount(self) == 0 else { return 0 }
    let models = ["Crafter", "Transit", "Ducato", "Sprinter", "Vito"]
    let start = Date(timeIntervalSince1970: 1_600_000_000)
    for number in 0..<count {
      let city = Vehicle.City.allCases[number * 7 % 11 % 4]
      let vehicle = Vehicle(
        id: Int64(number + 1),
        plate: "\(city.rawValue.first!)-RS \(number + 1)",
        model: models[number * 13 % 17 % 5], city: city, price: 18_000 + number * 37 % 31_000,
        bought: start + TimeInterval(number * 7919 % 1900) * 86_400, isActive: number % 9 != 0,
        version: 1)
      try vehicle.insert(self)
    }
    return count
  }
}
