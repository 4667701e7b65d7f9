import RostrumCases
import RostrumCore
import RostrumShared

/// A feature whose actions and effects change a shared value.
@Reducer struct Tally {
  @ObservableState struct State: Equatable {
    @Shared(.inMemory("total")) var total = 0
    var local = 0
  }
  enum Action {
    case add, addLater, addTwiceLater, added, both
    case addInEffect, addLaterAndInEffect
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add, .added: state.$total.withLock { $0 += 1 }
      case .addLater: return .send(.added)
      case .addTwiceLater: return .concatenate(.send(.added), .send(.added))
      case .addInEffect:
        return .run { [total = state.$total] _ in total.withLock { $0 += 1 } }
      case .addLaterAndInEffect:
        return .run { [total = state.$total] send in
          await send(.added)
          total.withLock { $0 += 1 }
        }
      case .both:
        state.local += 1
        state.$total.withLock { $0 += 1 }
      }
      return .none
    }
  }
}
