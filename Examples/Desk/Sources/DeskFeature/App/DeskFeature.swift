import Rostrum

/// The tool: its tabs.
@Reducer
package struct DeskFeature {
  package enum Tab: String, Codable, CaseIterable, Sendable {
    case dashboard
    case vehicles
    case jobs
    case log
  }

  @ObservableState
  package struct State: Codable, Equatable {
    package var tab = Tab.dashboard
    package var vehicles = VehicleList.State()

    package init() {}
  }

  package enum Action: BindableAction {
    case binding(BindingAction<State>)
    case vehicles(VehicleList.Action)
  }

  package init() {}

  package var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(\.vehicles, action: \.vehicles) { VehicleList() }
  }
}
