import Foundation
import Rostrum

/// The app: the list of standups and the screens that are pushed onto it.
@Reducer
package struct AppFeature {
  @Reducer
  package enum Path {
    case detail(StandupDetail)
    @ReducerCaseIgnored
    case meeting(Meeting, standup: Standup)
    case record(RecordMeeting)
  }

  @ObservableState
  package struct State: Codable, Equatable {
    package var path: StackState<Path.State>
    package var standupsList: StandupsList.State

    package init(
      path: StackState<Path.State> = StackState(),
      standupsList: StandupsList.State = StandupsList.State()
    ) {
      self.path = path
      self.standupsList = standupsList
    }
  }

  package enum Action {
    case path(StackActionOf<Path>)
    case standupsChanged
    case standupsList(StandupsList.Action)
  }

  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  package init() {}

  package var body: some ReducerOf<Self> {
    Scope(\.standupsList, action: \.standupsList) {
      StandupsList()
    }
    Reduce { state, action in
      switch action {
      case .path(.element(let screen, .detail(.delegate(.standupDeleted(let id))))):
        state.standupsList.$standups.withLock { _ = $0.remove(id: id) }
        state.path.pop(from: screen)
        return .none

      case .path(.element(_, .detail(.delegate(.standupUpdated(let standup))))):
        state.standupsList.$standups.withLock { $0[id: standup.id] = standup }
        return .none

      case .path(.element(let id, .record(.delegate(.meetingEnded(let notes))))):
        guard let record = state.path[id: id, case: \.record] else { return .none }
        let meeting = Meeting(id: uuid(), date: now, notes: notes)
        state.add(meeting, to: record.standup.id)
        return .none

      case .standupsChanged:
        state.followStandups()
        return .none

      case .path, .standupsList:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension AppFeature.Path.State: Codable, Equatable {}

extension AppFeature.State {
  /// Adds a meeting to the history, in the list and on an open detail screen.
  fileprivate mutating func add(_ meeting: Meeting, to standupID: Standup.ID) {
    standupsList.$standups.withLock {
      _ = $0[id: standupID]?.meetings.insert(meeting, at: 0)
    }
    for id in path.ids where path[id: id, case: \.detail]?.standup.id == standupID {
      path[id: id, case: \.detail]?.standup.meetings.insert(meeting, at: 0)
    }
  }
}
