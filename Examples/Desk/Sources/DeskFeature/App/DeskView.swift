import Rostrum
import RostrumAccounts

/// The root of the tool's views.
package struct DeskView: View {
  @Bindable var store: StoreOf<DeskFeature>
  @Dependency(\.account) private var account

  package init(store: StoreOf<DeskFeature>) {
    self.store = store
  }

  package var body: some View {
    TabView(selection: $store.tab) {
      Tab("Dashboard", systemImage: "chart.bar", value: DeskFeature.Tab.dashboard) {
        DashboardView(userName: account.name) { Task { try await account.signOut() } }
      }
      Tab("Vehicles", systemImage: "car", value: DeskFeature.Tab.vehicles) {
        VehicleListView(store: store.scope(\.vehicles, action: \.vehicles))
      }
      Tab("Jobs", systemImage: "gearshape", value: DeskFeature.Tab.jobs) { JobsView() }
      Tab("Log", systemImage: "list.bullet", value: DeskFeature.Tab.log) { LogView() }
    }
  }
}
