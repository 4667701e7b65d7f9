import RostrumCases
import RostrumCore
import RostrumDependencies
import RostrumPresentation
import RostrumTesting
import Testing

@MainActor
@Suite(.leakChecked) struct TestStoreNavigationTests {
  private let clock = TestClock()

  private func store(_ state: Journey.State = Journey.State()) -> TestStoreOf<Journey> {
    TestStore(initialState: state) {
      Journey()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("A destination is asserted as a value, and modified through its case")
  func destination() async {
    let store = store()
    await store.send(.noteTapped) { $0.destination = .note(Note.State()) }
    await store.send(\.destination.note.write, "Hm") {
      $0.$destination[case: \.note]?.text = "Hm"
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("A child sends a delegate action, and dismisses itself")
  func delegate() async {
    let store = store(Journey.State(destination: .note(Note.State(text: "Hm"))))
    await store.send(\.destination.note.saveTapped)
    await store.receive(\.destination.note.delegate.saved, "Hm") { $0.saved = ["Hm"] }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("A dismissed child leaves no effect behind")
  func effects() async {
    let store = store(Journey.State(destination: .note(Note.State())))
    await store.send(\.destination.note.watch)
    await clock.advance(by: .seconds(1))
    await store.receive(\.destination.note.ticked) {
      $0.$destination[case: \.note]?.seconds = 1
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.finish(timeout: .zero)
  }

  @Test("An alert's button dismisses the alert with its action")
  func alert() async {
    let store = store(Journey.State(saved: ["Hm"]))
    await store.send(.deleteTapped) { $0.destination = .alert(.delete) }
    await store.send(\.destination.alert.confirm) {
      $0.destination = nil
      $0.saved = []
    }
  }

  @Test("Screens of a stack have ids from 0, by which they are found")
  func stack() async {
    let store = store()
    await store.send(.pushTapped("One")) { $0.path[id: 0] = Note.State(text: "One") }
    await store.send(.pushTapped("Two")) { $0.path[id: 1] = Note.State(text: "Two") }
    await store.send(\.path[id: 0].write, "First") { $0.path[id: 0]?.text = "First" }
    await store.send(\.path.popFrom, 1) { $0.path.pop(from: 1) }
    await store.send(.pushTapped("Three")) { $0.path[id: 2] = Note.State(text: "Three") }
  }

  @Test("A screen that dismisses itself is popped from its stack")
  func pop() async {
    let store = store()
    await store.send(.pushTapped("One")) { $0.path[id: 0] = Note.State(text: "One") }
    await store.send(.pushTapped("Two")) { $0.path[id: 1] = Note.State(text: "Two") }
    await store.send(\.path[id: 1].watch)
    await store.send(\.path[id: 0].closeTapped)
    await store.receive(\.path.popFrom) { $0.path.removeAll() }
    await store.finish(timeout: .zero)
  }

  @Test("A whole flow can be tested without its details")
  func nonExhaustive() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.noteTapped)
    await store.send(\.destination.note.write, "Hm")
    await store.send(\.destination.note.saveTapped)
    await store.receive(\.destination.dismiss) {
      $0.saved = ["Hm"]
      $0.destination = nil
    }
  }

  @Test("A difference in a destination is shown as a diff")
  func difference() async {
    let store = store(Journey.State(destination: .note(Note.State())))
    let found = await issues {
      await store.send(\.destination.note.write, "Hm") {
        $0.$destination[case: \.note]?.text = "Oh"
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.contains(#"-       text: "Oh","#) == true)
    #expect(found.first?.contains(#"+       text: "Hm","#) == true)
  }
}
