import Rostrum

// Blocks 5 and 6, "Combining Alerts with Other Destinations" and its view. `deleteItem`, which the
// seed sends, is an action; `body` names the alert as `Self.Alert`, as there is another in this module.

@Reducer
struct Detail {
  @ObservableState
  struct State: Equatable {}

  enum Action {}

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct Settings {
  @ObservableState
  struct State: Equatable {}

  enum Action {}

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct Feature {
  @Reducer
  enum Destination {
    case alert(AlertState<Feature.Alert>)
    case detail(Detail)
    case settings(Settings)
  }

  @CasePathable
  enum Alert {
    case confirmDelete
    case confirmLogout
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var isDeleted = false
  }

  enum Action {
    case deleteItem
    case destination(PresentationAction<Destination.Action>)
    case showAlert(Alert)
    case showDetail
    case showSettings
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .showAlert(let alert):
        state.destination = .alert(alertState(for: alert))
        return .none

      case .showDetail:
        state.destination = .detail(Detail.State())
        return .none

      case .showSettings:
        state.destination = .settings(Settings.State())
        return .none

      case .destination(.presented(.alert(.confirmDelete))):
        state.destination = nil
        return .send(.deleteItem)

      case .deleteItem:
        state.isDeleted = true
        return .none

      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }

  func alertState(for alert: Alert) -> AlertState<Alert> {
    switch alert {
    case .confirmDelete:
      return AlertState {
        TextState("Delete Item")
      } actions: {
        ButtonState(role: .destructive, action: .confirmDelete) {
          TextState("Delete")
        }
        ButtonState(role: .cancel) {
          TextState("Cancel")
        }
      }

    case .confirmLogout:
      return AlertState {
        TextState("Log Out")
      } actions: {
        ButtonState(role: .destructive, action: .confirmLogout) {
          TextState("Log Out")
        }
      }
    }
  }
}

extension Feature.Destination.State: Equatable {}

struct DetailView: View {
  let store: StoreOf<Detail>

  var body: some View { Text("A detail") }
}

struct SettingsView: View {
  let store: StoreOf<Settings>

  var body: some View { Text("The settings") }
}

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    VStack {
      Button("Delete") { store.send(.showAlert(.confirmDelete)) }
      Button("Detail") { store.send(.showDetail) }
      Button("Settings") { store.send(.showSettings) }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(
      item: $store.scope(state: \.destination?.detail, action: \.destination.detail)
    ) { store in
      DetailView(store: store)
    }
    .sheet(
      item: $store.scope(state: \.destination?.settings, action: \.destination.settings)
    ) { store in
      SettingsView(store: store)
    }
  }
}
