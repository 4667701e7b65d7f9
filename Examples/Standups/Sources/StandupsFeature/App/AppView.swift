import Rostrum

/// The root of the app's views.
package struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  package init(store: StoreOf<AppFeature>) {
    self.store = store
  }

  package var body: some View {
    NavigationStack(path: $store.scope(\.path, action: \.path)) {
      StandupsListView(store: store.scope(\.standupsList, action: \.standupsList))
    } destination: { store in
      switch store.case {
      case .detail(let store):
        StandupDetailView(store: store)
      case .meeting(let meeting, standup: let standup):
        MeetingView(meeting: meeting, standup: standup)
      case .record(let store):
        RecordMeetingView(store: store)
      }
    }
    .urlComponents(for: AppFeature.Path.State.self) { screen in
      screen.address
    } parse: { components in
      AppFeature.Path.State(
        address: components, above: store.path.last, in: store.standupsList.standups)
    }
    .onChange(of: store.standupsList.standups) { store.send(.standupsChanged) }
    .safeAreaInset(edge: .top) {
      UnsavedNotice(store: store.scope(\.standupsList, action: \.standupsList))
    }
  }
}
