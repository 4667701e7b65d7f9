import Rostrum

/// The list of standups.
package struct StandupsListView: View {
  @Bindable var store: StoreOf<StandupsList>

  package init(store: StoreOf<StandupsList>) {
    self.store = store
  }

  package var body: some View {
    List {
      ForEach(store.standups) { standup in
        NavigationLink(
          state: AppFeature.Path.State.detail(StandupDetail.State(standup: standup))
        ) {
          StandupCard(standup: standup)
        }
        .foregroundStyle(standup.theme.accentColor)
        .listRowBackground(standup.theme.mainColor)
      }
      .onDelete { store.send(.deleteStandups(atOffsets: $0)) }
    }
    .overlay {
      if store.standups.isEmpty {
        EmptyStandups { store.send(.addButtonTapped) }
      }
    }
    .navigationTitle("Daily Standups")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          store.send(.addButtonTapped)
        } label: {
          Label("Add standup", systemImage: "plus")
        }
      }
    }
    .onChange(of: store.$standups.loadError?.localizedDescription, initial: true) { _, error in
      if error != nil { store.send(.standupsFailedToLoad) }
    }
    .alert($store.scope(\.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(\.destination?.add, action: \.destination.add)) { form in
      StandupFormSheet(
        title: "New standup", done: "Add", store: form,
        onCancel: { store.send(.cancelAddButtonTapped) },
        onDone: { store.send(.confirmAddButtonTapped) })
    }
    .urlComponent("add") { store.send(.addButtonTapped) }
  }
}
