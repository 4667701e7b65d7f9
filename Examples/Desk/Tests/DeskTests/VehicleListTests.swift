import Foundation
import GRDB
import Rostrum
import RostrumAccounts
import RostrumDatabase
import RostrumTesting
import Testing

@testable import DeskFeature

@MainActor struct VehicleListTests {
  private let database = AppDatabase.fleet(10)

  private func store(
    _ state: VehicleList.State = VehicleList.State(), clock: TestClock<Duration> = TestClock()
  ) -> TestStoreOf<VehicleList> {
    TestStore(initialState: state) {
      VehicleList()
    } withDependencies: {
      $0.account = CurrentAccount(name: "ada", roles: ["editor"])
      $0.appDatabase = database
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1_790_000_000)
    }
  }

  @Test("Vehicles are deleted after a question, and restored for twenty seconds")
  func deletion() async throws {
    let store = store()
    let vehicles = try await database.write { db in
      try Photo(id: UUID(0), data: Data([1])).insert(db)
      try Vehicle.filter(ids: [2]).updateAll(db, Column("photo").set(to: UUID(0)))
      return try Vehicle.filter(ids: [2, 3]).fetchAll(db)
    }
    await store.send(.deleteButtonTapped([2, 3])) {
      $0.selection = [2, 3]
      $0.destination = .alert(.delete(2))
    }
    await store.send(\.destination.alert.confirmDeletion) { $0.destination = nil }
    await store.receive(\.deleted) {
      $0.deleted = vehicles
      $0.selection = []
    }
    #expect(try await database.read { try Vehicle.fetchCount($0) } == 8)
    #expect(try await database.read { try Photo.fetchOne($0) }?.unusedSince != nil)

    await store.send(.undoButtonTapped)
    await store.receive(\.restored) { $0.deleted = [] }
    #expect(try await database.read { try Vehicle.filter(ids: [2, 3]).fetchAll($0) } == vehicles)
    let photo = try await database.read { try Photo.fetchOne($0) }
    #expect(photo == Photo(id: UUID(0), data: Data([1])))
    let log = try await database.read { try LogEntry.fetchAll($0).map(\.what) }
    #expect(log == ["deleted vehicles: 2", "restored vehicles: 2"])
  }

  @Test("After twenty seconds, nothing is restored")
  func undoEnds() async throws {
    let clock = TestClock()
    var state = VehicleList.State()
    state.shown = 4
    let store = store(state, clock: clock)
    let vehicle = try #require(try await database.read { try Vehicle.fetchOne($0, id: 4) })
    await store.send(.deleted([vehicle])) {
      $0.deleted = [vehicle]
      $0.shown = nil
    }
    await clock.advance(by: .seconds(20))
    await store.receive(\.restored) { $0.deleted = [] }
  }

  @Test("The search, the filters and the order are those of the database")
  func query() async throws {
    var query = VehicleQuery()
    query.city = .berlin
    query.isActiveOnly = true
    query.search = "B-"
    query.order = [KeyPathComparator(\.price, order: .reverse)]
    let request = query.request
    let database = AppDatabase.fleet(100)
    let found = try await database.read { try request.fetchAll($0) }
    let all = try await database.read { try Vehicle.fetchAll($0) }
    let expected = all.filter { $0.city == .berlin && $0.isActive }.sorted { $0.price > $1.price }
    #expect(!found.isEmpty && found == expected)
    #expect(query.sorts == [VehicleQuery.Sort(column: .price, isForward: false)])
  }

  @Test(
    "Signs that mean something in patterns are searched for as they are",
    arguments: [("100%", "B-100%"), ("a_b", "a_b"), ("\\", "C:\\"), ("%", "B-100%")])
  func signs(search: String, expected: String) async throws {
    let plates = ["B-100%", "B-1000", "a_b", "axb", "C:\\"]
    let database = AppDatabase.fleet(0)
    try await database.write { db in
      for (id, plate) in plates.enumerated() {
        try Vehicle(id: Int64(id + 1), plate: plate, model: "Vito").insert(db)
      }
    }
    let query = VehicleQuery(search: search).request
    #expect(try await database.read { try query.fetchAll($0) }.map(\.plate) == [expected])
  }

  @Test("What is exported can be imported")
  func transfer() async throws {
    let store = store()
    let vehicles = try await database.read { try VehicleQuery().request.fetchAll($0) }
    let text = vehicles.table
    await store.send(.exportButtonTapped)
    await store.receive(\.exported) { $0.exported = text }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data((text + "X-1,Vito,Paris,1,2026-01-01T00:00:00Z,true\n").utf8).write(to: file)

    let other = AppDatabase.fleet(0)
    let refusals = LockIsolated<[String]>([])
    let summary = try await ImportVehicles(path: file.path, person: "ada").add(to: other) {
      let lines = $1.map { "\($0)" }
      refusals.withValue { $0 += lines }
    }
    #expect(summary == "imported vehicles: 10, refused lines: 1")
    #expect(refusals.value.count == 1 && refusals.value[0].contains("Line 12"))
    let read: @Sendable (Database) throws -> [String] = {
      try Vehicle.order(Column("plate")).fetchAll($0).map(\.plate)
    }
    #expect(try await other.read(read) == database.read(read))
  }
}
