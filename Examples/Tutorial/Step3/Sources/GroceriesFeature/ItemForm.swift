import Rostrum

/// The form for a new item.
@Reducer
struct ItemForm {
  @ObservableState
  struct State: Equatable {
    let id: Item.ID
    var name = ""

    var item: Item { Item(id: id, name: name) }
    var canAdd: Bool { !name.allSatisfy(\.isWhitespace) }
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case cancelButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped, .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .binding:
        return .none
      }
    }
  }
}
