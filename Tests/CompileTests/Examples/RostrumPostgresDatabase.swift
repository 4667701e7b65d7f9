// What the examples in the comments of RostrumPostgresDatabase use without declaring it.
struct Vehicle: Codable, Equatable, PostgresRecord, PlaceholderRow {
  var id: Int64 = 0
  var plate = ""
  var seats = 4
  var version = 0

  static func placeholder(at offset: Int) -> Vehicle { Vehicle(id: -1 - Int64(offset)) }
}

struct VehicleList: View { var body: some View { Text("") } }

extension [PostgresMigration] {
  static var fleet: [PostgresMigration] { [] }
}

extension PostgresDatabase {
  static let fleet = PostgresDatabase(url: "postgres:///fleet", migrations: .fleet)
}

// MARK: Properties
@Dependency(\.postgresDatabase) var database
var vehicles: Pages<Vehicle> = []

// MARK: Variables
@Dependency(\.postgresDatabase) var database
var vehicle = Vehicle()
var theirs: Vehicle?
let onlyFree = true
let ids = [1, 2]
let seats = 4
let url = "postgres:///fleet"
let db: PostgresTransaction = etc()
let sortOrder = [KeyPathComparator(\Vehicle.plate)]
_ = (database, vehicle, theirs, onlyFree, ids, seats, url, db, sortOrder)
