import RostrumClassic

/// Fields that controls write.
struct Profile: Reducer {
  struct Address: Equatable {
    var city = ""
    var street = ""
  }

  struct State: Equatable {
    @BindingState var address = Address()
    @BindingState var name = ""
    var log: [String] = []
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case clear
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.address.city) { old, new in
        Reduce { state, _ in
          state.log.append("\(old) to \(new)")
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.$name): state.log.append("name")
      case .binding: break
      case .clear: state.name = ""
      }
      return .none
    }
  }

  @MainActor
  static func store() -> StoreOf<Profile> { Store(initialState: State()) { Profile() } }
}
