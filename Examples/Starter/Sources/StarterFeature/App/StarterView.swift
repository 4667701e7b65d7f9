import Rostrum
import RostrumDatabase

/// The root of the app's views.
package struct StarterView: View {
  @Bindable var store: StoreOf<StarterFeature>

  package init(store: StoreOf<StarterFeature>) {
    self.store = store
  }

  package var body: some View {
    TabView(selection: $store.tab) {
      Tab("Start", systemImage: "house", value: StarterFeature.Tab.start) { StartView() }
      Tab("Notes", systemImage: "note.text", value: StarterFeature.Tab.notes) {
        NoteListView(store: store.scope(\.notes, action: \.notes))
      }
    }
  }
}

#Preview {
  let _ = prepareDependencies { $0.appDatabase = .withAllSamples() }
  StarterView(store: Store(initialState: StarterFeature.State()) { StarterFeature() })
}
