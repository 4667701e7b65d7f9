import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StarterFeature

@MainActor struct NoteListTests {
  private func store(_ client: NoteClient) -> TestStoreOf<NoteList> {
    TestStore(initialState: NoteList.State()) {
      NoteList()
    } withDependencies: {
      $0.noteClient = client
    }
  }

  @Test("Notes are deleted after a question")
  func deletion() async {
    let deleted = LockIsolated<Set<Note.ID>>([])
    var client = NoteClient()
    client.delete = { ids in deleted.withValue { $0 = ids } }
    let store = store(client)
    await store.send(.deleteButtonTapped([2, 3])) {
      $0.selection = [2, 3]
      $0.destination = .alert(.deletion)
    }
    await store.send(\.destination.alert.confirmDeletion) { $0.destination = nil }
    await store.receive(\.deleted) { $0.selection = [] }
    #expect(deleted.value == [2, 3])
  }

  @Test("A note is opened in a form, which closes when it is saved")
  func opening() async {
    let record = Note.samples[0]
    var client = NoteClient()
    client.find = { _ in record }
    let store = store(client)
    await store.send(.opened([record.id]))
    await store.receive(\.found) { $0.destination = .form(NoteForm.State(draft: record)) }
    await store.send(\.destination.form.delegate.saved, record) { $0.destination = nil }
  }

  @Test("A note that was deleted meanwhile isn't opened")
  func gone() async {
    var client = NoteClient()
    client.find = { _ in nil }
    let store = store(client)
    await store.send(.opened([1]))
    await store.finish()
  }

  @Test("A failure is shown")
  func failure() async {
    var client = NoteClient()
    client.find = { _ in throw Failure() }
    let store = store(client)
    await store.send(.opened([1]))
    await store.receive(\.failed) {
      $0.destination = .alert(AlertState { TextState(verbatim: "The disk is full") })
    }
  }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "The disk is full" }
  }
}
