import Foundation
import GRDB
import Rostrum
import RostrumDatabase
import RostrumTesting
import Testing

@testable import StarterFeature

@MainActor struct NoteFlowTests {
  private let database = AppDatabase.notes()

  private func launch() -> TestHost {
    TestHost(size: CGSize(width: 1280, height: 900)) {
      NoteListView(store: Store(initialState: NoteList.State()) { NoteList() })
    } withDependencies: {
      $0.appDatabase = database
      $0.noteClient = .live(database)
    }
  }

  /// The rows, without the heading.
  private func rows(_ host: TestHost) -> [HostElement] { Array(host.all(.tableRow).dropFirst()) }

  @Test("A note is added, found and opened")
  func adding() async {
    let host = launch()
    #expect(rows(host).count == 3)
    await host.button("Add").tap()
    await host.textField("Title").type("Zoe")
    await host.button("Save").tap()
    #expect(rows(host).count == 4)
    await host.textField("Search notes").type("Zoe")
    #expect(rows(host).count == 1)
    await rows(host)[0].performPrimaryAction()
    #expect(host.textField("Title").value == "Zoe")
  }

  @Test("Notes that are selected are deleted after a question")
  func deletion() async {
    let host = launch()
    #expect(!host.button("Delete").isEnabled)
    await rows(host)[0].selectOnly()
    await host.button("Delete").tap()
    await host.alert().button("Delete").tap()
    #expect(rows(host).count == 2)
  }

  @Test("The number of a note that was deleted isn't given again")
  func numbers() async throws {
    let client = NoteClient.live(database)
    var record = Note.samples[0]
    (record.id, record.version) = (0, 0)
    let first = try await client.save(record)
    try await client.delete([first.id])
    let second = try await client.save(record)
    #expect(second.id > first.id)
  }

  @Test("Percent signs and underscores in a search are letters", arguments: ["%", "_", "\\"])
  func search(_ text: String) async throws {
    var record = Note.samples[0]
    record.title = "A \(text) B"
    record = try await database.save(record)
    var query = NoteQuery()
    query.search = text
    let request = query.request
    let found = try await database.read { try request.fetchAll($0) }
    #expect(found == [record])
  }

  @Test("Every order of the list is the database's")
  func order() async throws {
    for column in NoteColumn.allCases {
      var query = NoteQuery()
      query.order = [column.comparator(.reverse)]
      let request = query.request
      let found = try await database.read { try request.fetchAll($0) }
      #expect(found.map(\.id) == [3, 2, 1])
    }
  }
}
