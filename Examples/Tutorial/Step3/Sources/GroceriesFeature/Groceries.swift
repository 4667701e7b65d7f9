import Foundation
import Rostrum

/// The list of everything to buy.
@Reducer
struct Groceries {
  @ObservableState
  struct State: Equatable {
    @Presents var form: ItemForm.State?
    var items: IdentifiedArrayOf<Item> = []
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case deleteItems(atOffsets: IndexSet)
    case form(PresentationAction<ItemForm.Action>)
    case removeDoneButtonTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.form = ItemForm.State(id: uuid())
        return .none

      case .binding:
        return .none

      case .deleteItems(let offsets):
        state.items.remove(atOffsets: offsets)
        return .none

      case .form(.presented(.addButtonTapped)):
        guard let form = state.form else { return .none }
        state.items.append(form.item)
        return .none

      case .form:
        return .none

      case .removeDoneButtonTapped:
        state.items.removeAll(where: \.isDone)
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) {
      ItemForm()
    }
  }
}
