import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct StandupsListTests {
  private func store(
    destination: StandupsList.Destination.State? = nil
  ) -> TestStoreOf<StandupsList> {
    TestStore(initialState: StandupsList.State(destination: destination)) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("A new standup is edited in a sheet and added at the end")
  func adds() async {
    @Shared(.standups) var standups = [.mock]
    let store = store()
    var standup = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])

    await store.send(.addButtonTapped) {
      $0.destination = .add(StandupForm.State(standup: standup))
    }
    standup.title = "Design"
    await store.send(
      \.destination.add.binding, .set(\.standup.title, "Design")
    ) {
      $0.$destination[case: \.add]?.standup.title = "Design"
    }
    await store.send(.confirmAddButtonTapped) {
      $0.destination = nil
      $0.$standups.withLock { $0 = [.mock, standup] }
    }
  }

  @Test("A cancelled form adds nothing")
  func cancels() async {
    let store = store(
      destination: .add(StandupForm.State(standup: .designMock)))
    await store.send(.cancelAddButtonTapped) {
      $0.destination = nil
    }
    #expect(store.state.standups.isEmpty)
  }

  @Test("A dismissed form adds nothing")
  func dismisses() async {
    let store = store(
      destination: .add(StandupForm.State(standup: .designMock)))
    await store.send(\.destination.dismiss) {
      $0.destination = nil
    }
    #expect(store.state.standups.isEmpty)
  }

  @Test("Adding without a form does nothing")
  func addsNothingWithoutAForm() async {
    let store = store()
    await store.send(.confirmAddButtonTapped)
  }

  @Test("Attendees without a name are not added")
  func leavesOutBlankAttendees() async {
    var standup = Standup.designMock
    standup.attendees.append(Attendee(id: UUID(7)))
    let store = store(destination: .add(StandupForm.State(standup: standup)))
    await store.send(.confirmAddButtonTapped) {
      $0.destination = nil
      $0.$standups.withLock { $0 = [.designMock] }
    }
  }

  @Test("A standup is deleted from the list")
  func deletes() async {
    @Shared(.standups) var standups = [.mock, .designMock]
    let store = store()
    await store.send(.deleteStandups(atOffsets: [0])) {
      $0.$standups.withLock { $0 = [.designMock] }
    }
  }

  @Test("A failure that is over asks nothing")
  func loadsQuietly() async {
    let store = store()
    await store.send(.standupsFailedToLoad)
  }
}
