import Foundation
import Rostrum

/// The list of everything to buy.
@Reducer
struct Groceries {
  @ObservableState
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item> = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case deleteItems(atOffsets: IndexSet)
    case removeDoneButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .deleteItems(let offsets):
        state.items.remove(atOffsets: offsets)
        return .none

      case .removeDoneButtonTapped:
        state.items.removeAll(where: \.isDone)
        return .none
      }
    }
  }
}
