import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct StandupFormTests {
  private let ada = Attendee(id: UUID(10), name: "Ada")
  private let alan = Attendee(id: UUID(11), name: "Alan")
  private let grace = Attendee(id: UUID(12), name: "Grace")

  private func store(
    attendees: IdentifiedArrayOf<Attendee>, focus: StandupForm.State.Field? = .title
  ) -> TestStoreOf<StandupForm> {
    TestStore(
      initialState: StandupForm.State(
        focus: focus, standup: Standup(id: UUID(99), attendees: attendees, title: "Compilers"))
    ) {
      StandupForm()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @Test("A form without attendees gets a first one, and the title has the focus")
  func startsWithAnAttendee() {
    let state = withDependencies {
      $0.uuid = .incrementing
    } operation: {
      StandupForm.State(standup: Standup(id: UUID(99)))
    }
    #expect(state.standup.attendees == [Attendee(id: UUID(0))])
    #expect(state.focus == .title)
  }

  @Test("A form with attendees keeps them as they are")
  func keepsAttendees() {
    let state = StandupForm.State(standup: Standup(id: UUID(99), attendees: [ada]))
    #expect(state.standup.attendees == [ada])
  }

  @Test("A new attendee gets the focus")
  func newAttendeeGetsTheFocus() async {
    let store = store(attendees: [ada])
    await store.send(.addAttendeeButtonTapped) {
      $0.focus = .attendee(UUID(0))
      $0.standup.attendees = [ada, Attendee(id: UUID(0))]
    }
    await store.send(.addAttendeeButtonTapped) {
      $0.focus = .attendee(UUID(1))
      $0.standup.attendees = [ada, Attendee(id: UUID(0)), Attendee(id: UUID(1))]
    }
  }

  @Test("Removing an attendee moves the focus to the one that takes the place")
  func removingFocusesTheNext() async {
    let store = store(attendees: [ada, alan, grace], focus: .attendee(alan.id))
    await store.send(.deleteAttendees(atOffsets: [1])) {
      $0.focus = .attendee(grace.id)
      $0.standup.attendees = [ada, grace]
    }
  }

  @Test("Removing the last attendee moves the focus to the one before")
  func removingTheLastFocusesThePrevious() async {
    let store = store(attendees: [ada, alan, grace], focus: .attendee(grace.id))
    await store.send(.deleteAttendees(atOffsets: [2])) {
      $0.focus = .attendee(alan.id)
      $0.standup.attendees = [ada, alan]
    }
  }

  @Test("Removing the only attendee brings an empty one, with the focus")
  func removingTheOnlyOne() async {
    let store = store(attendees: [ada], focus: .attendee(ada.id))
    await store.send(.deleteAttendees(atOffsets: [0])) {
      $0.focus = .attendee(UUID(0))
      $0.standup.attendees = [Attendee(id: UUID(0))]
    }
  }

  @Test("Removing several attendees focuses where the first of them was")
  func removingSeveral() async {
    let store = store(attendees: [ada, alan, grace])
    await store.send(.deleteAttendees(atOffsets: [0, 1])) {
      $0.focus = .attendee(grace.id)
      $0.standup.attendees = [grace]
    }
  }

  @Test("Removing nothing changes nothing")
  func removingNothing() async {
    let store = store(attendees: [ada])
    await store.send(.deleteAttendees(atOffsets: []))
  }

  @Test("Title, theme and length are edited through bindings")
  func edits() async {
    let store = store(attendees: [ada])
    await store.send(.binding(.set(\.standup.title, "Design"))) {
      $0.standup.title = "Design"
    }
    await store.send(.binding(.set(\.standup.theme, .navy))) {
      $0.standup.theme = .navy
    }
    await store.send(.binding(.set(\.standup.duration, .seconds(15 * 60)))) {
      $0.standup.duration = .seconds(15 * 60)
    }
    await store.send(.binding(.set(\.focus, nil))) {
      $0.focus = nil
    }
  }

  @Test("A finished standup has no attendees without a name")
  func leavesOutBlankAttendees() {
    let state = StandupForm.State(
      standup: Standup(
        id: UUID(99), attendees: [ada, Attendee(id: UUID(1), name: "  "), alan]))
    #expect(state.finishedStandup.attendees == [ada, alan])
  }

  @Test("A finished standup keeps one attendee even if all names are empty")
  func keepsOneBlankAttendee() {
    let blank = Attendee(id: UUID(1))
    let state = StandupForm.State(
      standup: Standup(id: UUID(99), attendees: [blank, Attendee(id: UUID(2))]))
    #expect(state.finishedStandup.attendees == [blank])
  }
}
