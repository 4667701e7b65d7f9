import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct RecordMeetingTests {
  private let clock = TestClock()
  private let dismissals = LockIsolated(0)

  /// A meeting of six seconds with three attendees: two seconds for each.
  private func store(
    change: (inout RecordMeeting.State) -> Void = { _ in }
  ) -> TestStoreOf<RecordMeeting> {
    var state = RecordMeeting.State(
      standup: Standup(
        id: UUID(99),
        attendees: [
          Attendee(id: UUID(0), name: "Ada"),
          Attendee(id: UUID(1), name: "Alan"),
          Attendee(id: UUID(2), name: "Grace"),
        ],
        duration: .seconds(6)))
    change(&state)
    return TestStore(initialState: state) {
      RecordMeeting()
    } withDependencies: {
      $0.continuousClock = clock
      $0.dismiss = DismissEffect { [dismissals] in dismissals.withValue { $0 += 1 } }
    }
  }

  @Test("Each attendee has the same time, and the meeting ends when it is up")
  func runsToTheEnd() async {
    let store = store()
    let task = await store.send(.onTask)

    for second in 1...5 {
      await clock.advance(by: .seconds(1))
      await store.receive(\.timerTicked) {
        $0.secondsElapsed = second
        $0.speakerIndex = second / 2
      }
    }
    #expect(store.state.durationRemaining == .seconds(1))
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) {
      $0.secondsElapsed = 6
    }
    await store.receive(\.delegate.meetingEnded, "")
    #expect(store.state.progress == 1)
    await task.cancel()
    #expect(dismissals.value == 1)
  }

  @Test("The notes go to the parent when the meeting ends")
  func handsOverNotes() async {
    let store = store {
      $0.speakerIndex = 2; $0.secondsElapsed = 5
    }
    await store.send(.binding(.set(\.notes, "All is well"))) {
      $0.notes = "All is well"
    }
    await store.send(.timerTicked) {
      $0.secondsElapsed = 6
    }
    await store.receive(\.delegate.meetingEnded, "All is well")
    await store.finish()
    #expect(dismissals.value == 1)
  }

  @Test("The next speaker takes over, and the time of the one before counts as used")
  func skips() async {
    let store = store()
    await store.send(.nextButtonTapped) {
      $0.speakerIndex = 1
      $0.secondsElapsed = 2
    }
    await store.send(.nextButtonTapped) {
      $0.speakerIndex = 2
      $0.secondsElapsed = 4
    }
    #expect(store.state.isLastSpeaker)
  }

  @Test("After the last speaker the meeting may end, but not be discarded")
  func nextAtTheEnd() async {
    let store = store {
      $0.speakerIndex = 2; $0.secondsElapsed = 4
    }
    await store.send(.nextButtonTapped) {
      $0.alert = .endMeeting(canDiscard: false)
    }
    #expect(
      store.state.alert?.buttons.map { String(state: $0.label) } == ["Save and end", "Resume"])
    await store.send(\.alert.confirmSave) {
      $0.alert = nil
    }
    await store.receive(\.delegate.meetingEnded, "")
    await store.finish()
    #expect(dismissals.value == 1)
  }

  @Test("Ending early and saving keeps the meeting")
  func savesEarly() async {
    let store = store { $0.notes = "Short" }
    await store.send(.endMeetingButtonTapped) {
      $0.alert = .endMeeting(canDiscard: true)
    }
    await store.send(\.alert.confirmSave) {
      $0.alert = nil
    }
    await store.receive(\.delegate.meetingEnded, "Short")
    await store.finish()
    #expect(dismissals.value == 1)
  }

  @Test("Ending early and discarding keeps nothing")
  func discards() async {
    let store = store { $0.notes = "Short" }
    await store.send(.endMeetingButtonTapped) {
      $0.alert = .endMeeting(canDiscard: true)
    }
    await store.send(\.alert.confirmDiscard) {
      $0.alert = nil
    }
    await store.finish()
    #expect(dismissals.value == 1)
  }

  @Test("The time stands still while the question is open, and goes on afterwards")
  func pauses() async {
    let store = store()
    let task = await store.send(.onTask)
    await store.send(.endMeetingButtonTapped) {
      $0.alert = .endMeeting(canDiscard: true)
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.timerTicked)
    await store.receive(\.timerTicked)

    await store.send(\.alert.dismiss) {
      $0.alert = nil
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) {
      $0.secondsElapsed = 1
    }
    await task.cancel()
    #expect(dismissals.value == 0)
  }

  @Test("A meeting without attendees still has a time for one")
  func nobody() {
    let state = RecordMeeting.State(standup: Standup(id: UUID(99), duration: .seconds(60)))
    #expect(state.secondsPerAttendee == 60)
    #expect(state.speaker == nil)
    #expect(state.isLastSpeaker)
  }
}
