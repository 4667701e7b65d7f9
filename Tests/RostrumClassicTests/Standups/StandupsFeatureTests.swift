import RostrumClassic
import RostrumTesting
import Testing

/// The features by themselves.
@MainActor
@Suite(.leakChecked) struct StandupsFeatureTests {
  private func formStore(
    _ standup: Standup
  ) -> TestStore<StandupForm.State, StandupForm.Action> {
    TestStore(initialState: StandupForm.State(standup: standup)) {
      StandupForm()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("A form without attendees begins with one")
  func firstAttendee() {
    let store = formStore(Standup(id: UUID(100)))
    #expect(store.state.standup.attendees == [Attendee(id: UUID(0))])
    #expect(store.state.focus == .title)
  }

  @Test("A new attendee gets the focus")
  func addAttendee() async {
    let store = formStore(.design)
    await store.send(.addAttendeeButtonTapped) {
      $0.focus = .attendee(UUID(0))
      $0.standup.attendees.append(Attendee(id: UUID(0)))
    }
  }

  @Test("When an attendee goes, the one that takes the place gets the focus")
  func deleteAttendee() async {
    let store = formStore(.design)
    await store.send(.deleteAttendees(atOffsets: [0])) {
      $0.focus = .attendee(UUID(11))
      $0.standup.attendees.remove(id: UUID(10))
    }
    await store.send(.deleteAttendees(atOffsets: [0])) {
      $0.focus = .attendee(UUID(0))
      $0.standup.attendees = [Attendee(id: UUID(0))]
    }
  }

  @Test("A control's change of a part of the standup is expected like any other action")
  func bindings() async {
    let store = formStore(.design)
    await store.send(.set(\.$standup.title, "Design systems")) {
      $0.standup.title = "Design systems"
    }
    await store.send(.binding(.set(\.$focus, nil))) {
      $0.focus = nil
    }
  }

  @Test("A standup is added, with everything on the way said")
  func addExhaustively() async {
    let store = TestStore(initialState: StandupsList.State()) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    var standup = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])
    await store.send(.addButtonTapped) {
      $0.addStandup = StandupForm.State(standup: standup)
    }
    standup.title = "Morning Sync"
    await store.send(.addStandup(.presented(.set(\.$standup, standup)))) {
      $0.addStandup?.standup.title = "Morning Sync"
    }
    await store.send(.saveStandupButtonTapped) {
      $0.addStandup = nil
      $0.standups = [standup]
    }
  }

  @Test("A standup is added, with nothing said but the end")
  func addLeniently() async {
    let store = TestStore(initialState: StandupsList.State()) {
      StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off
    await store.send(.addButtonTapped)
    await store.send(.addStandup(.presented(.set(\.$standup.title, "Morning Sync"))))
    await store.send(.saveStandupButtonTapped) {
      $0.standups[id: UUID(0)]?.title = "Morning Sync"
    }
  }

  @Test("A standup that was edited is told of by a delegate action")
  func delegate() async {
    let store = TestStore(initialState: StandupDetail.State(standup: .design)) { StandupDetail() }
    var edited = Standup.design
    edited.title = "Design systems"
    await store.send(.editButtonTapped) {
      $0.destination = .edit(StandupForm.State(standup: .design))
    }
    await store.send(.destination(.presented(.edit(.set(\.$standup, edited))))) {
      $0.destination = .edit(StandupForm.State(standup: edited))
    }
    await store.send(.saveButtonTapped) {
      $0.destination = nil
      $0.standup = edited
    }
    await store.receive(.delegate(.standupUpdated(edited)))
  }

  @Test("A standup is deleted from its detail, which goes")
  func delete() async {
    let store = TestStore(
      initialState: AppFeature.State(
        path: StackState([.detail(StandupDetail.State(standup: .design))]),
        standupsList: StandupsList.State(standups: [.design]))
    ) { AppFeature() }
    store.exhaustivity = .off
    await store.send(.path(.element(id: 0, action: .detail(.deleteButtonTapped))))
    await store.send(
      .path(
        .element(id: 0, action: .detail(.destination(.presented(.alert(.confirmDeletion)))))))
    await store.receive(
      .path(.element(id: 0, action: .detail(.delegate(.deleteStandup(UUID(100)))))))
    await store.receive(.path(.popFrom(id: 0))) {
      $0.path = StackState()
      $0.standupsList.standups = []
    }
  }
}
