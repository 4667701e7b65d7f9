import RostrumClassic
import RostrumTesting
import Testing

/// The features by themselves.
@MainActor
@Suite(.leakChecked) struct StandupFeatureTests {
  private func formStore(
    _ standup: Standup
  ) -> TestStore<StandupFormFeature.State, StandupFormFeature.Action> {
    TestStore(initialState: StandupFormFeature.State(standup: standup)) {
      StandupFormFeature()
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
      $0.titles = ["Design systems"]
    }
    await store.send(.binding(.set(\.$focus, nil))) {
      $0.focus = nil
    }
  }

  @Test("A standup is added, with everything on the way said")
  func addExhaustively() async {
    let store = TestStore(initialState: StandupsListFeature.State()) {
      StandupsListFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    var standup = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])
    await store.send(.addButtonTapped) {
      $0.addStandup = StandupFormFeature.State(standup: standup)
    }
    standup.title = "Morning Sync"
    await store.send(.addStandup(.presented(.set(\.$standup, standup)))) {
      $0.addStandup?.standup.title = "Morning Sync"
      $0.addStandup?.titles = ["Morning Sync"]
    }
    await store.send(.saveStandupButtonTapped) {
      $0.addStandup = nil
      $0.standups = [standup]
    }
  }

  @Test("A standup is added, with nothing said but the end")
  func addLeniently() async {
    let store = TestStore(initialState: StandupsListFeature.State()) {
      StandupsListFeature()
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

  @Test("What was not said is pointed out, where one wants to read it, and does not fail")
  func showsSkipped() async {
    let store = TestStore(
      initialState: StandupsListFeature.State(
        addStandup: StandupFormFeature.State(standup: .design))
    ) { StandupsListFeature() }
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.saveStandupButtonTapped) {
      $0.standups[id: UUID(100)]?.title = "Design"
    }
  }

  @Test("A list receives the actions of its form")
  func hears() async {
    let store = TestStore(
      initialState: StandupsListFeature.State(
        addStandup: StandupFormFeature.State(standup: .design))
    ) {
      StandupsListFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off
    await store.send(.addStandup(.presented(.addAttendeeButtonTapped))) {
      $0.attendeesAdded = 1
    }
  }

  @Test("An edited standup is reported by a delegate action")
  func delegate() async {
    let store = TestStore(
      initialState: StandupDetailFeature.State(standup: .design)
    ) { StandupDetailFeature() }
    var edited = Standup.design
    edited.title = "Design systems"
    await store.send(.editButtonTapped) {
      $0.editStandup = StandupFormFeature.State(standup: .design)
    }
    await store.send(.editStandup(.presented(.set(\.$standup, edited)))) {
      $0.editStandup?.standup = edited
      $0.editStandup?.titles = ["Design systems"]
    }
    await store.send(.saveStandupButtonTapped) {
      $0.editStandup = nil
      $0.standup = edited
    }
    await store.receive(.delegate(.standupUpdated(edited)))
  }

  @Test("A question that goes unanswered leaves everything as it is")
  func keep() async {
    let store = TestStore(
      initialState: StandupDetailFeature.State(standup: .design)
    ) { StandupDetailFeature() }
    store.exhaustivity = .off
    await store.send(.deleteButtonTapped)
    await store.send(.alert(.dismiss)) {
      $0.alert = nil
      $0.standup = .design
    }
  }

  @Test("A standup is deleted from its detail, which goes")
  func delete() async {
    let store = TestStore(
      initialState: AppFeature.State(
        path: StackState([.detail(StandupDetailFeature.State(standup: .design))]),
        standupsList: StandupsListFeature.State(standups: [.design]))
    ) { AppFeature() }
    store.exhaustivity = .off
    await store.send(.path(.element(id: 0, action: .detail(.deleteButtonTapped))))
    await store.send(
      .path(.element(id: 0, action: .detail(.alert(.presented(.confirmDeletion))))))
    await store.receive(
      .path(.element(id: 0, action: .detail(.delegate(.deleteStandup(UUID(100)))))))
    await store.receive(.path(.popFrom(id: 0))) {
      $0.path = StackState()
      $0.standupsList.standups = []
    }
  }
}
