import Foundation
import GRDB
import RostrumDatabase
import RostrumDependencies
import RostrumShared
import Testing

/// A vehicle whose number of seats must be a number.
private struct StrictVehicle: Identifiable, Sendable, TableRecord, FetchableRecord {
  static let databaseTableName = "vehicle"
  let id: Int64

  init(row: Row) throws {
    guard Int.fromDatabaseValue(row["seats"]) != nil else { throw CocoaError(.coderInvalidValue) }
    id = row["id"]
  }
}

/// A vehicle whose number of seats must be a number, and that notes how often it wasn't.
private struct CountedVehicle: Identifiable, Sendable, TableRecord, FetchableRecord {
  static let databaseTableName = "vehicle"
  static let failures = LockIsolated(0)
  let id: Int64

  init(row: Row) throws {
    guard Int.fromDatabaseValue(row["seats"]) != nil else {
      Self.failures.withValue { $0 += 1 }
      throw CocoaError(.coderInvalidValue)
    }
    id = row["id"]
  }
}

@MainActor @Suite(.timeLimit(.minutes(5))) final class PagesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "pages-\(UUID())")
  private let database: AppDatabase

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    database = try AppDatabase(
      path: folder.appending(path: "fleet.sqlite").path, migrator: .fleet)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func fill(_ count: Int64) async throws {
    try await database.write { db in
      for id in 0..<count { _ = try Vehicle(id: id, plate: "B-\(id % 100)").saveVersion(db) }
    }
  }

  private func launch<R>(_ operation: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.container = DependencyContainer(context: .test)
      $0.appDatabase = database
    } operation: {
      try operation()
    }
  }

  private func vehicles() -> SharedReader<Pages<Vehicle>> {
    launch { SharedReader(wrappedValue: [], .pages(of: Vehicle.order(Column("id")))) }
  }

  private func strictVehicles() -> SharedReader<Pages<StrictVehicle>> {
    launch {
      SharedReader(
        wrappedValue: Pages<StrictVehicle>([]), .pages(of: StrictVehicle.order(Column("id"))))
    }
  }

  private func until(_ condition: () -> Bool) async throws {
    while !condition() {
      await Task.yield()
      try #require(!Task.isCancelled, "in vain")
    }
  }

  @Test("The rows are those of the request, in its order, wherever one looks first")
  func rows() async throws {
    try await fill(1050)
    let pages = vehicles().wrappedValue
    #expect(pages.count == 1050)
    for offset in [1049, 0, 500, 99, 100, 899] { #expect(pages[offset].id == Int64(offset)) }
    #expect(pages.map(\.id) == Array(0..<1050))
    #expect(pages.ids(in: 498..<502) == [498, 499, 500, 501])
    #expect(pages.ids(in: 1040..<2000).count == 10)
    #expect(pages.ids(in: 90..<110) == Array(90..<110))
    #expect(pages.offsets(of: [7, 1000, 5000]) == [7: 7, 1000: 1000])
    #expect(pages.offsets(of: [1000, 7]) == [7: 7, 1000: 1000])
  }

  @Test("A value has the rows of one moment, and a write makes another")
  func moments() async throws {
    try await fill(1000)
    let reader = vehicles()
    let before = reader.wrappedValue
    _ = try await database.write { db in try Vehicle.deleteAll(db) }
    #expect(before.count == 1000 && before[999].id == 999 && before[500].id == 500)
    try await until { reader.wrappedValue.isEmpty }
    #expect(before[300].id == 300)
    _ = try await database.save(Vehicle(id: 3))
    try await until { reader.wrappedValue.first?.id == 3 }
  }

  @Test("A write after one to a different table is seen, and the value before stays as it was")
  func others() async throws {
    try await fill(10)
    let reader = vehicles()
    let first = reader.wrappedValue
    try await database.write { db in
      try db.execute(
        sql: "CREATE TABLE other (id INTEGER PRIMARY KEY); INSERT INTO other VALUES (1)")
    }
    _ = try await database.save(Vehicle(id: 10))
    try await until { reader.wrappedValue.count == 11 }
    #expect(first.count == 10 && first != reader.wrappedValue)
  }

  @Test("Whatever is written meanwhile, no row is missing or twice", arguments: 0..<3)
  func schedules(seed: UInt64) async throws {
    try await fill(400)
    let reader = launch {
      SharedReader(
        wrappedValue: Pages<Vehicle>([]), .pages(size: 20, of: Vehicle.order(Column("id"))))
    }
    let writer = Task.detached { [database] in
      var generator = SeededGenerator(seed: seed)
      for number in 0..<80 {
        let id = Int64.random(in: 0..<800, using: &generator)
        let deletes = Bool.random(using: &generator)
        try await database.write { db in
          if deletes {
            try db.execute(sql: "DELETE FROM vehicle WHERE id = ?", arguments: [id])
          } else {
            try db.execute(
              sql: "INSERT OR REPLACE INTO vehicle VALUES (?, ?, 4, 1)",
              arguments: [id, "B-\(number)"])
          }
        }
      }
    }
    var generator = SeededGenerator(seed: seed + 100)
    var values = 0
    var last = reader.wrappedValue
    for _ in 0..<60 {
      let pages = reader.wrappedValue
      if pages != last { values += 1 }
      last = pages
      // Far places first, so that pages are loaded at different times.
      for _ in 0..<5 { _ = pages[Int.random(in: 0..<pages.count, using: &generator)] }
      await Task.yield()
      let ids = pages.map(\.id)
      #expect(ids == ids.sorted() && Set(ids).count == ids.count)
    }
    try await writer.value
    let count = try await database.read { try Vehicle.fetchCount($0) }
    try await until { reader.wrappedValue.count == count }
  }

  @Test("A page that can't be read leaves the others, and says why")
  func failures() async throws {
    try await fill(500)
    try await database.write { db in
      try db.execute(sql: "UPDATE vehicle SET seats = 'many' WHERE id = 450")
    }
    let reader = strictVehicles()
    let pages = reader.wrappedValue
    #expect(pages.count == 500 && reader.loadError == nil)
    #expect(pages[350].id == 350)
    #expect((0..<100).contains(pages[450].id))
    // A view that shows the row asks for it in each value.
    try await until {
      _ = reader.wrappedValue[450]
      return reader.loadError != nil
    }
    #expect(reader.wrappedValue[350].id == 350)
    // Also in a later value.
    try await database.write { db in try db.execute(sql: "DELETE FROM vehicle WHERE id = 499") }
    try await until { reader.wrappedValue.count == 499 && reader.loadError == nil }
    try await until {
      _ = reader.wrappedValue[450]
      return reader.loadError != nil
    }
    try await database.write { db in
      try db.execute(sql: "UPDATE vehicle SET seats = 3 WHERE id = 450")
    }
    try await until { reader.wrappedValue[450].id == 450 && reader.loadError == nil }
  }

  @Test("Views that ask for a page that can't be read don't read it again")
  func failuresOnce() async throws {
    try await fill(300)
    try await database.write { db in
      try db.execute(sql: "UPDATE vehicle SET seats = 'many' WHERE id = 250")
    }
    let reader = launch {
      SharedReader(
        wrappedValue: Pages<CountedVehicle>([]), .pages(of: CountedVehicle.order(Column("id"))))
    }
    let pages = reader.wrappedValue
    for offset in 200..<300 { #expect((0..<100).contains(pages[offset].id)) }
    #expect(CountedVehicle.failures.value == 1)
  }

  @Test("A value has a few pages in memory, those that were used last")
  func bounds() async throws {
    try await fill(2000)
    let pages = launch {
      SharedReader(
        wrappedValue: Pages<Vehicle>([]), .pages(size: 20, of: Vehicle.order(Column("id"))))
    }.wrappedValue
    for page in 2..<100 {
      #expect(pages[page * 20].id == Int64(page * 20) && pages[25].id == 25)
      let loaded = (0..<100).filter { pages.isLoaded(at: $0 * 20) }
      #expect(loaded == [0, 1] + Array(max(2, page - 4)...page))
    }
  }

  @Test("A row that changes in place is read again, on each page")
  func updates() async throws {
    try await fill(1000)
    let reader = vehicles()
    for offset in [150, 550] { #expect(reader.wrappedValue[offset].seats == 4) }
    try await database.write { db in try db.execute(sql: "UPDATE vehicle SET seats = 7") }
    try await until { reader.wrappedValue[0].seats == 7 }
    let pages = reader.wrappedValue
    for offset in [50, 150, 250, 550] { #expect(pages[offset].seats == 7) }
  }

  @Test("Requests of one place differ by the values on which they depend")
  func identities() async throws {
    try await fill(300)
    func vehicles(plate: String) -> SharedReader<Pages<Vehicle>> {
      SharedReader(
        wrappedValue: [],
        .pages(id: plate, of: Vehicle.filter(Column("plate") == plate).order(Column("id"))))
    }
    launch {
      let (one, two) = (vehicles(plate: "B-1"), vehicles(plate: "B-2"))
      #expect(one.wrappedValue.map(\.id) == [1, 101, 201])
      #expect(two.wrappedValue.map(\.id) == [2, 102, 202])
    }
  }

  @Test("A write to a table that the request doesn't read makes no value")
  func otherTables() async throws {
    try await fill(10)
    try await database.write { db in
      try db.execute(sql: "CREATE TABLE other (id INTEGER PRIMARY KEY)")
    }
    let reader = vehicles()
    let others = launch {
      SharedReader(
        wrappedValue: 0, .query { try Int.fetchOne($0, sql: "SELECT count(*) FROM other") ?? 0 })
    }
    var last = reader.wrappedValue
    var values = 0
    for id in 1...30 {
      try await database.write { db in
        try db.execute(sql: "INSERT INTO other VALUES (?)", arguments: [id])
      }
      try await until { others.wrappedValue == id }
      if reader.wrappedValue != last { values += 1 }
      last = reader.wrappedValue
    }
    // The first look for what other processes have written is one.
    #expect(values < 4)
    _ = try await database.save(Vehicle(id: 10))
    try await until { reader.wrappedValue.count == 11 }
  }

  @Test("Rows that nobody has any longer leave no moment open")
  func ends() async throws {
    try await fill(1000)
    var reader: SharedReader<Pages<Vehicle>>? = vehicles()
    var rows = reader?.wrappedValue ?? []
    #expect(rows[900].id == 900)
    reader = nil
    try await database.write { db in try db.execute(sql: "UPDATE vehicle SET seats = 7") }
    func isBusy() async throws -> Bool {
      try await database.writer.writeWithoutTransaction { db in
        try Bool.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)") ?? true
      }
    }
    #expect(rows[500].seats == 4)
    rows = []
    while try await isBusy() {
      try #require(!Task.isCancelled, "in vain")
      await Task.yield()
    }
  }

  @Test("A first page that can't be read is an error of the property")
  func firstFailures() async throws {
    try await fill(5)
    try await database.write { db in try db.execute(sql: "UPDATE vehicle SET seats = 'many'") }
    let reader = strictVehicles()
    #expect(reader.wrappedValue.isEmpty && reader.loadError != nil)
  }

  @Test("The headings of a table sort by columns, and the primary key comes last")
  func order() async throws {
    try await fill(200)
    let order = [
      KeyPathComparator(\Vehicle.seats), KeyPathComparator(\Vehicle.plate, order: .reverse),
    ]
    let request = Vehicle.all().order(by: order, [\Vehicle.plate: Column("plate")])
    let ids = try await database.read { try request.fetchAll($0).map(\.id) }
    #expect(Array(ids.prefix(4)) == [99, 199, 98, 198])
    // Each heading has its own direction; an index that is read backwards doesn't order equal rows.
    try await database.write { db in
      try db.execute(
        sql: "UPDATE vehicle SET seats = id % 2; CREATE INDEX by_seats ON vehicle (seats, plate)")
    }
    let columns = [\Vehicle.plate: Column("plate"), \Vehicle.seats: Column("seats")]
    func sorted(_ seats: SortOrder, _ plate: SortOrder) async throws -> [Int64] {
      let request = Vehicle.all().order(
        by: [
          KeyPathComparator(\Vehicle.seats, order: seats),
          KeyPathComparator(\Vehicle.plate, order: plate),
        ], columns)
      return try await database.read { try request.fetchAll($0).map(\.id) }
    }
    #expect(try await sorted(.forward, .reverse).prefix(3) == [98, 198, 96])
    #expect(try await sorted(.reverse, .forward).prefix(3) == [1, 101, 11])
    #expect(try await sorted(.reverse, .reverse).prefix(3) == [99, 199, 97])
  }

  @Test("A database in memory, and an array, have pages too")
  func memory() throws {
    let database = try AppDatabase(inMemory: .fleet) { db in
      for id in 0..<300 { _ = try Vehicle(id: Int64(id)).saveVersion(db) }
    }
    let reader = withDependencies {
      $0.container = DependencyContainer(context: .test)
      $0.appDatabase = database
    } operation: {
      SharedReader(
        wrappedValue: Pages<Vehicle>([]), .pages(of: Vehicle.order(Column("id").desc)))
    }
    #expect(reader.wrappedValue.count == 300 && reader.wrappedValue[299].id == 0)
    let pages = Pages([Vehicle(id: 4), Vehicle(id: 2)])
    #expect(pages.map(\.id) == [4, 2] && pages.offsets(of: [2, 9]) == [2: 1])
    #expect(pages.ids(in: 1..<7) == [2] && Pages<Vehicle>([]) == [])
  }
}
