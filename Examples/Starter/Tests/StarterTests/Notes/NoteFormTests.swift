import GRDB
import Rostrum
import RostrumDatabase
import RostrumTesting
import Testing

@testable import StarterFeature

@MainActor struct NoteFormTests {
  private let database = AppDatabase.notes()

  private func store(_ draft: Note) -> TestStoreOf<NoteForm> {
    TestStore(initialState: NoteForm.State(draft: draft)) {
      NoteForm()
    } withDependencies: {
      $0.noteClient = .live(database)
    }
  }

  @Test("Empty fields are named, and the first one gets the focus")
  func validation() async {
    var draft = Note.samples[0]
    draft.title = ""
    let store = store(draft)
    await store.send(.saveButtonTapped) { $0.wrong = [.title] }
    #expect(store.state.errors.fields == [.title])
    await store.send(\.binding.draft, Note.samples[0]) {
      $0.draft = Note.samples[0]
      $0.wrong = []
    }
  }

  @Test("A note that is added gets a number")
  func adding() async throws {
    var draft = Note.samples[0]
    (draft.id, draft.version) = (0, 0)
    let store = store(draft)
    await store.send(.saveButtonTapped) { $0.isSaving = true }
    await store.receive(\.delegate.saved)
    let added = try await database.read { try Note.fetchOne($0, id: 4) }
    (draft.id, draft.version) = (4, 1)
    #expect(added == draft)
  }

  @Test("Of two people who change a note, the second decides")
  func conflict() async throws {
    let base = Note.samples[0]
    var theirs = base
    theirs.title = "Theirs"
    theirs = try await database.save(theirs)
    var mine = base
    mine.title = "Mine"
    let store = store(mine)
    await store.send(.saveButtonTapped) { $0.isSaving = true }
    await store.receive(\.overtaken) {
      $0.isSaving = false
      $0.theirs = theirs
      $0.conflict = .overtaken(theirs)
    }
    await store.send(\.conflict.keepMine) {
      $0.conflict = nil
      $0.draft.version = theirs.version
    }
    await store.receive(\.saveButtonTapped) { $0.isSaving = true }
    await store.receive(\.delegate.saved)
    let saved = try await database.read { try Note.fetchOne($0, id: base.id) }
    #expect(saved?.title == "Mine" && saved?.version == theirs.version + 1)
  }
}
