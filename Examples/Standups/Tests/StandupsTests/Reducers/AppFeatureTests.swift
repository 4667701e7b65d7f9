import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import StandupsFeature

@MainActor
struct AppFeatureTests {
  private let now = Date(timeIntervalSince1970: 1_234_567_890)

  private func store(
    path: StackState<AppFeature.Path.State> = StackState()
  ) -> TestStoreOf<AppFeature> {
    TestStore(initialState: AppFeature.State(path: path)) {
      AppFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.date.now = now
      $0.uuid = .incrementing
    }
  }

  @Test("A standup that is edited on its screen changes in the list")
  func editReachesTheList() async {
    @Shared(.standups) var standups = [.mock]
    let store = store(path: StackState([.detail(StandupDetail.State(standup: .mock))]))
    var edited = Standup.mock
    edited.title = "Backends"

    await store.send(\.path[id: 0].detail.editButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .edit(StandupForm.State(standup: .mock))
    }
    await store.send(
      \.path[id: 0].detail.destination.edit.binding, .set(\.standup.title, "Backends")
    ) {
      $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.standup.title = "Backends"
    }
    await store.send(\.path[id: 0].detail.doneEditingButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = nil
      $0.path[id: 0, case: \.detail]?.standup = edited
    }
    await store.receive(\.path[id: 0].detail.delegate.standupUpdated) {
      $0.standupsList.$standups.withLock { $0 = [edited] }
    }
  }

  @Test("A standup that is deleted on its screen leaves the list, and the screen goes")
  func deletion() async {
    @Shared(.standups) var standups = [.mock, .designMock]
    let store = store(path: StackState([.detail(StandupDetail.State(standup: .mock))]))
    await store.send(\.path[id: 0].detail.deleteButtonTapped) {
      $0.path[id: 0, case: \.detail]?.destination = .alert(.deleteStandup(title: "Compilers"))
    }
    await store.send(\.path[id: 0].detail.destination.alert.confirmDeletion) {
      $0.path[id: 0, case: \.detail]?.destination = nil
    }
    await store.receive(\.path[id: 0].detail.delegate.standupDeleted) {
      $0.standupsList.$standups.withLock { $0 = [.designMock] }
      $0.path = StackState()
    }
  }

  @Test("A meeting that ends is at the head of the history, in the list and on the screen")
  func meetingEnds() async {
    @Shared(.standups) var standups = [.mock]
    let store = store(
      path: StackState([
        .detail(StandupDetail.State(standup: .mock)),
        .record(RecordMeeting.State(standup: .mock)),
      ]))
    let meeting = Meeting(id: UUID(0), date: now, notes: "Went well")
    await store.send(\.path[id: 1].record.binding, .set(\.notes, "Went well")) {
      $0.path[id: 1, case: \.record]?.notes = "Went well"
    }
    await store.send(\.path[id: 1].record.endMeetingButtonTapped) {
      $0.path[id: 1, case: \.record]?.alert = .endMeeting(canDiscard: true)
    }
    await store.send(\.path[id: 1].record.alert.confirmSave) {
      $0.path[id: 1, case: \.record]?.alert = nil
    }
    await store.receive(\.path[id: 1].record.delegate.meetingEnded) {
      $0.path[id: 0, case: \.detail]?.standup.meetings.insert(meeting, at: 0)
      $0.standupsList.$standups.withLock {
        $0[id: Standup.mock.id]?.meetings.insert(meeting, at: 0)
      }
    }
    await store.receive(\.path.popFrom) {
      $0.path.pop(from: 1)
    }
  }

  @Test("A standup that others change changes on its screen; a draft keeps its own changes")
  func followsOthers() async {
    @Shared(.standups) var standups = [.mock]
    var draft = Standup.mock
    draft.title = "Backends"
    let store = store(
      path: StackState([
        .detail(
          StandupDetail.State(
            destination: .edit(StandupForm.State(standup: draft)), standup: .mock))
      ]))
    var other = Standup.mock
    other.title = "Frontends"
    other.theme = .teal
    $standups.withLock { $0 = [other] }
    await store.send(.standupsChanged) {
      $0.path[id: 0, case: \.detail]?.standup = other
      $0.path[id: 0, case: \.detail]?.$destination[case: \.edit]?.standup.theme = .teal
    }
  }

  @Test("The screens of a standup that others delete go, and the user is told")
  func followsDeletion() async {
    @Shared(.standups) var standups = [.mock, .designMock]
    let store = store(
      path: StackState([
        .detail(
          StandupDetail.State(
            destination: .edit(StandupForm.State(standup: .mock)), standup: .mock)),
        .record(RecordMeeting.State(standup: .mock)),
      ]))
    $standups.withLock { $0 = [.designMock] }
    await store.send(.standupsChanged) {
      $0.path = StackState()
      $0.standupsList.destination = .alert(.standupWasDeleted(title: "Compilers"))
    }
  }

  @Test("A discarded meeting leaves no trace")
  func meetingDiscarded() async {
    @Shared(.standups) var standups = [.mock]
    let store = store(path: StackState([.record(RecordMeeting.State(standup: .mock))]))
    await store.send(\.path[id: 0].record.endMeetingButtonTapped) {
      $0.path[id: 0, case: \.record]?.alert = .endMeeting(canDiscard: true)
    }
    await store.send(\.path[id: 0].record.alert.confirmDiscard) {
      $0.path[id: 0, case: \.record]?.alert = nil
    }
    await store.receive(\.path.popFrom) {
      $0.path = StackState()
    }
    #expect(store.state.standupsList.standups == [.mock])
  }

  @Test("Leaving a running meeting stops its timer")
  func leavingCancelsTheTimer() async {
    let store = store(path: StackState([.record(RecordMeeting.State(standup: .mock))]))
    await store.send(\.path[id: 0].record.onTask)
    await store.send(\.path.popFrom, 0) {
      $0.path = StackState()
    }
    await store.finish()
  }

  @Test("A standup is pushed from the list")
  func pushes() async {
    let store = store()
    await store.send(\.path.push, (id: 0, state: .detail(StandupDetail.State(standup: .mock)))) {
      $0.path[id: 0] = .detail(StandupDetail.State(standup: .mock))
    }
  }

  @Test("A launch state opens the form of a standup with the focus on an attendee")
  func launchState() {
    let state = AppFeature.State.editing(.mock, attendee: 3)
    let detail = state.path[id: 0, case: \.detail]
    #expect(state.path.count == 1)
    #expect(detail?.standup == .mock)
    #expect(
      detail?.destination
        == .edit(
          StandupForm.State(
            focus: .attendee(Standup.mock.attendees[3].id), standup: .mock)))
  }
}
