import Rostrum

/// The form of a standup in a sheet, with buttons to save and to cancel.
struct StandupFormSheet: View {
  let title: String
  let done: String
  let store: StoreOf<StandupForm>
  let onCancel: @MainActor () -> Void
  let onDone: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      StandupFormView(store: store)
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel, action: onCancel)
          }
          ToolbarItem(placement: .confirmationAction) {
            Button(done, action: onDone)
              .disabled(!store.standup.hasTitle)
          }
        }
    }
  }
}
