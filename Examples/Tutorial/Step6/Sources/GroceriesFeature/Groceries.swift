import Foundation
import Rostrum

/// The list of everything to buy.
@Reducer
struct Groceries {
  @ObservableState
  struct State: Equatable {
    @Presents var form: ItemForm.State?
    @Shared(.groceries) var items
  }

  enum Action {
    case addButtonTapped
    case deleteItems(atOffsets: IndexSet)
    case form(PresentationAction<ItemForm.Action>)
    case removeDoneButtonTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.form = ItemForm.State(id: uuid())
        return .none

      case .deleteItems(let offsets):
        state.$items.withLock { $0.remove(atOffsets: offsets) }
        return .none

      case .form(.presented(.addButtonTapped)):
        guard let form = state.form else { return .none }
        state.$items.withLock { _ = $0.append(form.item) }
        return .none

      case .form:
        return .none

      case .removeDoneButtonTapped:
        state.$items.withLock { $0.removeAll(where: \.isDone) }
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) {
      ItemForm()
    }
  }
}
