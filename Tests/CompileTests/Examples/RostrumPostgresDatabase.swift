// What the examples in the comments of RostrumPostgresDatabase use without declaring it.
struct Vehicle: Codable, Equatable, PostgresRecord {
  var id: Int64 = 0
  var plate = ""
  var version = 0
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

// MARK: Variables
@Dependency(\.postgresDatabase) var database
var vehicle = Vehicle()
var theirs: Vehicle?
let onlyFree = true
let ids = [1, 2]
let seats = 4
let url = "postgres:///fleet"
let db: PostgresTransaction = etc()
_ = (database, vehicle, theirs, onlyFree, ids, seats, url, db)
