import Foundation
import Rostrum

/// A meeting in progress, with a timer and the current speaker.
@Reducer
package struct RecordMeeting {
  @ObservableState
  package struct State: Codable, Equatable {
    @Presents package var alert: AlertState<Action.Alert>?
    package var notes = ""
    package var secondsElapsed = 0
    package var speakerIndex = 0
    package let standup: Standup

    package init(standup: Standup) {
      self.standup = standup
    }
  }

  package enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case endMeetingButtonTapped
    case nextButtonTapped
    case onTask
    case timerTicked

    @CasePathable
    package enum Alert: Codable, Equatable, Sendable {
      case confirmDiscard
      case confirmSave
    }

    @CasePathable
    package enum Delegate: Equatable {
      case meetingEnded(notes: String)
    }
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  package init() {}

  package var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmDiscard)):
        return .run { _ in await dismiss() }

      case .alert(.presented(.confirmSave)):
        return end(state)

      case .alert, .binding, .delegate:
        return .none

      case .endMeetingButtonTapped:
        state.alert = .endMeeting(canDiscard: true)
        return .none

      case .nextButtonTapped:
        guard !state.isLastSpeaker else {
          state.alert = .endMeeting(canDiscard: false)
          return .none
        }
        state.speakerIndex += 1
        state.secondsElapsed = state.speakerIndex * state.secondsPerAttendee
        return .none

      case .onTask:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.timerTicked)
          }
        }

      case .timerTicked:
        guard state.alert == nil else { return .none }
        state.secondsElapsed += 1
        guard state.secondsElapsed.isMultiple(of: state.secondsPerAttendee) else { return .none }
        guard !state.isLastSpeaker else { return end(state) }
        state.speakerIndex += 1
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func end(_ state: State) -> Effect<Action> {
    .run { [notes = state.notes] send in
      await send(.delegate(.meetingEnded(notes: notes)))
      await dismiss()
    }
  }
}
