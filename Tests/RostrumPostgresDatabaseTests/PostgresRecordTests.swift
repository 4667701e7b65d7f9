import Foundation
import RostrumPostgres
import RostrumPostgresTestSupport
import Testing

// NB: Encodes a record without a database, which is internal.
@testable import RostrumPostgresDatabase

@Suite(
  .enabled(if: PostgresServer.programs != nil, "PostgreSQL isn't installed"),
  .timeLimit(.minutes(10)))
struct PostgresRecordTests {
  @Test("Of two people on two nodes who edit one row, the second is told, and gets both records")
  func conflicts() async throws {
    let place = try Place()
    let (one, two) = (try await place.open(), try await place.open())
    let base = try await one.save(Vehicle(id: 1, plate: "B-1", ownedBy: "Ada"))
    var (ada, bob) = (base, base)
    ada.plate = "B-ADA"
    ada.ownedBy = nil
    bob.seats = 7
    ada = try await one.save(ada)
    #expect(ada.version == base.version + 1)
    let conflict = await #expect(throws: EditConflict<Vehicle>.self) { try await two.save(bob) }
    #expect(conflict == EditConflict(mine: bob, theirs: ada))
    await #expect(throws: EditConflict<Vehicle>.self) { try await two.delete(bob) }
    #expect(try await two.read { try $0.find(Vehicle.self, id: 1) } == ada)
    let saved = try await two.save(try #require(conflict).overruling)
    #expect(saved.seats == 7 && saved.plate == "B-1" && saved.version == ada.version + 1)
    #expect(try await one.read { try $0.find(Vehicle.self, id: 1) } == saved)
  }

  @Test("Two writes at the same moment are one write and one conflict")
  func simultaneous() async throws {
    let place = try Place()
    let (one, two) = (try await place.open(), try await place.open())
    let base = try await one.save(Vehicle(id: 1, plate: "B-1"))
    let (other, observer) = (try place.connect(), try place.connect())
    try other.execute("BEGIN; SELECT FROM vehicle FOR UPDATE")
    var (ada, bob) = (base, base)
    (ada.seats, bob.seats) = (5, 6)
    async let first = Result { [ada] in try await one.save(ada) }
    async let second = Result { [bob] in try await two.save(bob) }
    try await untilWaiting(2, observer)
    try other.execute("COMMIT")
    let results = await [first, second]
    let saved = results.compactMap { try? $0.get() }
    #expect(saved.count == 1 && saved.first?.version == 2)
    let conflicts = results.compactMap { result -> EditConflict<Vehicle>? in
      guard case .failure(let error) = result else { return nil }
      return error as? EditConflict<Vehicle>
    }
    #expect(conflicts.map(\.theirs) == [saved.first])
  }

  @Test("A row that was deleted meanwhile is a conflict, and can be created again")
  func deletions() async throws {
    let database = try await Place().open()
    let base = try await database.save(Vehicle(id: 1, plate: "B-1"))
    try await database.delete(base)
    try await database.delete(base)
    let conflict = await #expect(throws: EditConflict<Vehicle>.self) {
      try await database.save(base)
    }
    #expect(conflict?.theirs == nil)
    #expect(try await database.save(try #require(conflict).overruling).version == 1)
    await #expect(throws: EditConflict<Vehicle>.self) {
      try await database.save(Vehicle(id: 1, plate: "B-1"))
    }
  }

  @Test("A row that a statement has stored without a version can be edited")
  func unversioned() async throws {
    let database = try await Place().open()
    try await database.write { db in
      _ = try db.execute("INSERT INTO vehicle (id, plate) VALUES (1, 'B-1')")
    }
    var vehicle = try #require(try await database.read { try $0.find(Vehicle.self, id: 1) })
    vehicle.plate = "B-2"
    #expect(try await database.save(vehicle).version == 1)
    #expect(try await database.rows(of: String.self, "SELECT plate FROM vehicle") == ["B-2"])
  }

  @Test("A conflict undoes the whole transaction")
  func transactions() async throws {
    let database = try await Place().open()
    await #expect(throws: EditConflict<Vehicle>.self) {
      try await database.write { db in
        _ = try db.save(Vehicle(id: 5, plate: "B-5"))
        _ = try db.save(Vehicle(id: 1, plate: "B-1", version: 9))
      }
    }
    #expect(try await database.rows(of: Int.self, "SELECT count(*) FROM vehicle") == [0])
  }

  /// A record with an optional property of each type.
  private struct Options: Encodable {
    var bool: Bool?
    var string: String?
    var double: Double?
    var float: Float?
    var int: Int?
    var int8: Int8?
    var int16: Int16?
    var int32: Int32?
    var int64: Int64?
    var uint: UInt?
    var uint8: UInt8?
    var uint16: UInt16?
    var uint32: UInt32?
    var uint64: UInt64?
    var date: Date?
    var list: [Int]?
    var vehicle: Vehicle?
  }

  @Test("A property of any type that is nil has its column, which becomes NULL")
  func missing() throws {
    let columns = try RowEncoder.columns(of: Options())
    #expect(columns.count == 17 && columns.allSatisfy { $0.value == .null })
    let full = Options(bool: true, uint64: .max, list: [1], vehicle: Vehicle(id: 1))
    #expect(try RowEncoder.columns(of: full).filter { $0.value == .null }.count == 13)
  }

  @Test("Tables have the names of their types, or others")
  func names() {
    struct ServiceOrder: Codable, PostgresRecord {
      var id: Int
      var version = 0
    }
    struct Part: Codable, PostgresRecord {
      static let tableName = "spare_part"
      var id: Int
      var version = 0
    }
    #expect(ServiceOrder.tableName == "service_order" && Part.tableName == "spare_part")
  }
}

extension Result where Failure == any Error {
  /// The outcome of an operation.
  fileprivate init(_ operation: () async throws -> Success) async {
    do { self = .success(try await operation()) } catch { self = .failure(error) }
  }
}
