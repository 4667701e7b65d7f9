// What the examples in the comments of RostrumDatabase use without declaring it.
struct Vehicle: Codable, Equatable, Sendable, VersionedRecord {
  var id: Int64 = 0
  var plate = ""
  var version = 0
}

struct VehicleList: View { var body: some View { Text("") } }

extension DatabaseMigrator {
  static var fleet: DatabaseMigrator { DatabaseMigrator() }
}

// MARK: Properties
@Dependency(\.appDatabase) var database

// MARK: Variables
@Dependency(\.appDatabase) var database
var vehicle = Vehicle()
var theirs: Vehicle?
_ = (database, vehicle, theirs)
