import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct StandupDetailTests {
  private func store(
    destination: StandupDetail.Destination.State? = nil
  ) -> TestStoreOf<StandupDetail> {
    TestStore(initialState: StandupDetail.State(destination: destination, standup: .mock)) {
      StandupDetail()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("Editing changes a copy until it is done, and tells the parent")
  func edits() async {
    let store = store()
    await store.send(.editButtonTapped) {
      $0.destination = .edit(StandupForm.State(standup: .mock))
    }
    await store.send(
      \.destination.edit.binding, .set(\.standup.title, "Backends")
    ) {
      $0.$destination[case: \.edit]?.standup.title = "Backends"
    }
    #expect(store.state.standup == .mock)

    var edited = Standup.mock
    edited.title = "Backends"
    await store.send(.doneEditingButtonTapped) {
      $0.destination = nil
      $0.standup = edited
    }
    await store.receive(\.delegate.standupUpdated, edited)
  }

  @Test("A cancelled edit changes nothing")
  func cancelsEditing() async {
    var edited = Standup.mock
    edited.title = "Backends"
    let store = store(destination: .edit(StandupForm.State(standup: edited)))
    await store.send(.cancelEditButtonTapped) {
      $0.destination = nil
    }
  }

  @Test("An edit without changes tells the parent nothing")
  func editsNothing() async {
    let store = store(destination: .edit(StandupForm.State(standup: .mock)))
    await store.send(.doneEditingButtonTapped) {
      $0.destination = nil
    }
  }

  @Test("Being done without a form does nothing")
  func doneWithoutForm() async {
    let store = store()
    await store.send(.doneEditingButtonTapped)
  }

  @Test("Deleting asks first, then tells the parent, which removes the screen")
  func deletes() async {
    let store = store()
    await store.send(.deleteButtonTapped) {
      $0.destination = .alert(.deleteStandup(title: "Compilers"))
    }
    await store.send(\.destination.alert.confirmDeletion) {
      $0.destination = nil
    }
    await store.receive(\.delegate.standupDeleted, Standup.mock.id)
  }

  @Test("Cancelling the question deletes nothing")
  func cancelsDeletion() async {
    let store = store(destination: .alert(.deleteStandup(title: "Compilers")))
    await store.send(\.destination.dismiss) {
      $0.destination = nil
    }
  }

  @Test("The question names the standup and warns")
  func words() {
    let alert = AlertState<StandupDetail.Destination.Alert>.deleteStandup(title: "Design")
    #expect(String(state: alert.title) == "Delete “Design”?")
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
  }

  @Test("A meeting is deleted from the history, and the parent is notified")
  func deletesMeeting() async {
    let store = store()
    var changed = Standup.mock
    changed.meetings = []
    await store.send(.deleteMeetings(atOffsets: [0])) {
      $0.standup.meetings = []
    }
    await store.receive(\.delegate.standupUpdated, changed)
  }
}
