import Foundation
import GRDB
import Rostrum
import RostrumAccounts
import RostrumDatabase
import RostrumTesting
import Testing

@testable import DeskFeature

@MainActor struct VehicleFormTests {
  private let database = AppDatabase.fleet(10)

  private func store(_ vehicle: Vehicle) -> TestStoreOf<VehicleForm> {
    TestStore(initialState: VehicleForm.State(vehicle: vehicle)) {
      VehicleForm()
    } withDependencies: {
      $0.account = CurrentAccount(name: "ada", roles: ["editor"])
      $0.appDatabase = database
      $0.date.now = Date(timeIntervalSince1970: 1_790_000_000)
      $0.uuid = .incrementing
    }
  }

  @Test("Wrong fields are named, and the first one gets the focus")
  func validation() async {
    let store = store(Vehicle(id: 0, plate: "B-1"))
    await store.send(.saveButtonTapped) {
      $0.wrong = [.model, .price]
      $0.focus = .model
    }
    #expect(store.state.errors.fields == [.model, .price])
    let changed = Vehicle(id: 0, plate: "B-1", model: "Vito", price: 1)
    await store.send(\.binding.vehicle, changed) {
      $0.vehicle = changed
      $0.wrong = []
    }
  }

  @Test("A plate that another vehicle has is refused by the database")
  func duplicate() async throws {
    let known = try #require(try await database.read { try Vehicle.fetchOne($0, id: 1) })
    let store = store(Vehicle(id: 0, plate: known.plate, model: "Vito", price: 1))
    await store.send(.saveButtonTapped) { $0.isSaving = true }
    await store.receive(\.plateTaken) {
      $0.isSaving = false
      $0.wrong = [.plate]
    }
  }

  @Test("The form names a photo, which the database keeps for as long as a vehicle has it")
  func photo() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data([1, 2]).write(to: file)
    let store = store(Vehicle(id: 0, plate: "B-1", model: "Vito", price: 1))
    for number in 0...1 {
      await store.send(.photoChosen(.success(file)))
      await store.receive(\.photoStored) { $0.vehicle.photo = UUID(number) }
    }
    await store.send(.saveButtonTapped) { $0.isSaving = true }
    await store.receive(\.delegate.saved)
    let late = Date(timeIntervalSince1970: 1_790_090_000)
    try await Fleet(database: database, person: "bob", now: late).add(Data(), id: UUID(2))
    let kept = try await database.read { try Photo.order(Column("id")).fetchAll($0) }
    #expect(kept.map(\.id) == [UUID(1), UUID(2)] && kept[0].data == Data([1, 2]))
  }

  @Test("Of two people who change one vehicle, the second decides")
  func conflict() async throws {
    let base = try #require(try await database.read { try Vehicle.fetchOne($0, id: 1) })
    var theirs = base
    theirs.model = "Ducato"
    theirs = try await database.save(theirs)
    var mine = base
    mine.price = 5
    let store = store(mine)
    await store.send(.saveButtonTapped) { $0.isSaving = true }
    await store.receive(\.overtaken) {
      $0.isSaving = false
      $0.theirs = theirs
      $0.conflict = .overtaken(theirs)
    }
    await store.send(\.conflict.keepMine) {
      $0.conflict = nil
      $0.vehicle.version = theirs.version
    }
    await store.receive(\.saveButtonTapped) { $0.isSaving = true }
    await store.receive(\.delegate.saved)
    let saved = try await database.read { try Vehicle.fetchOne($0, id: 1) }
    #expect(saved?.price == 5 && saved?.model == base.model && saved?.version == theirs.version + 1)
  }
}
