import Rostrum

/// The form for a new item.
@Reducer
struct ItemForm {
  @ObservableState
  struct State: Equatable {
    let id: Item.ID
    var name = ""
    var aisle: String?
    var isSearching = false
    var problem: String?

    var item: Item { Item(id: id, name: name, aisle: aisle) }
    var canAdd: Bool { !name.allSatisfy(\.isWhitespace) }
  }

  enum Action: BindableAction {
    case addButtonTapped
    case aisleResponse(Result<String, any Error>)
    case binding(BindingAction<State>)
    case cancelButtonTapped
  }

  enum CancelID { case search }

  @Dependency(\.aisles) var aisles
  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped, .cancelButtonTapped:
        return .run { _ in await dismiss() }

      case .aisleResponse(.success(let aisle)):
        state.isSearching = false
        state.aisle = aisle
        return .none

      case .aisleResponse(.failure):
        state.isSearching = false
        state.problem = "The shop does not answer."
        return .none

      case .binding(\.name):
        state.isSearching = state.canAdd
        state.aisle = nil
        state.problem = nil
        guard state.canAdd else { return .cancel(id: CancelID.search) }
        return .run { [name = state.name] send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.aisleResponse(Result { try await aisles.find(name) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)

      case .binding:
        return .none
      }
    }
  }
}
