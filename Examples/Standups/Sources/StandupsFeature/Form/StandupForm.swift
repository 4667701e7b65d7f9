import Foundation
import Rostrum

/// A form for a standup, which adds a new standup or edits an existing one.
@Reducer
package struct StandupForm {
  @ObservableState
  package struct State: Codable, Equatable {
    package var focus: Field?
    package var standup: Standup

    /// Adds a first attendee if the list of attendees is empty.
    package init(focus: Field? = .title, standup: Standup) {
      self.focus = focus
      self.standup = standup
      if standup.attendees.isEmpty {
        @Dependency(\.uuid) var uuid
        self.standup.attendees.append(Attendee(id: uuid()))
      }
    }

    /// The standup to save, without attendees whose names are empty.
    var finishedStandup: Standup {
      var finished = standup
      finished.attendees.removeAll(where: \.isBlank)
      if finished.attendees.isEmpty {
        finished.attendees.append(contentsOf: standup.attendees.prefix(1))
      }
      return finished
    }

    /// The fields that can have the focus.
    package enum Field: Codable, Hashable, Sendable {
      case attendee(Attendee.ID)
      case title
    }
  }

  package enum Action: BindableAction, Equatable {
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
    case deleteAttendees(atOffsets: IndexSet)
  }

  @Dependency(\.uuid) var uuid

  package init() {}

  package var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        let attendee = Attendee(id: uuid())
        state.standup.attendees.append(attendee)
        state.focus = .attendee(attendee.id)
        return .none

      case .binding:
        return .none

      case .deleteAttendees(let offsets):
        guard let first = offsets.first else { return .none }
        state.standup.attendees.remove(atOffsets: offsets)
        if state.standup.attendees.isEmpty {
          state.standup.attendees.append(Attendee(id: uuid()))
        }
        let index = min(first, state.standup.attendees.count - 1)
        state.focus = .attendee(state.standup.attendees[index].id)
        return .none
      }
    }
  }
}
