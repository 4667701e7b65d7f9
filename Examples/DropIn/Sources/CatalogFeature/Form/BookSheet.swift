import ComposableArchitecture
import SwiftUI

/// The form of a book in a sheet.
struct BookSheet: View {
  let title: LocalizedStringKey
  let store: StoreOf<BookForm>
  let onCancel: @MainActor () -> Void
  let onSave: @MainActor () -> Void

  var body: some View {
    NavigationStack {
      BookFormView(store: store)
        .navigationTitle(title)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", action: onCancel)
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save", action: onSave)
              .disabled(!store.canBeSaved)
          }
        }
    }
  }
}
