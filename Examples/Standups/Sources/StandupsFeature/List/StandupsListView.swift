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
    .onAppear { store.send(.onAppear) }
    .alert($store.scope(\.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(\.destination?.add, action: \.destination.add)) { form in
      NavigationStack {
        StandupFormView(store: form)
          .navigationTitle("New standup")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel", role: .cancel) { store.send(.cancelAddButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Add") { store.send(.confirmAddButtonTapped) }
                .disabled(!form.standup.hasTitle)
            }
          }
      }
    }
  }
}
