import Foundation
import Rostrum

/// The form of a note, in a sheet.
struct NoteFormView: View {
  @Bindable var store: StoreOf<NoteForm>
  @FocusState private var focus: NoteForm.State.Field?

  var body: some View {
    NavigationStack {
      Form {
        ValidationSummary(store.errors, focus: $focus)
        LabeledContent("Title") {
          TextField("Title", text: $store.draft.title, prompt: Text("Required"))
            .validation(store.errors, for: .title, focus: $focus)
        }
        LabeledContent("Text") {
          TextField("Text", text: $store.draft.text.orEmpty, prompt: Text("Optional"))
        }
      }
      .formStyle(.columns)
      .disabled(store.isSaving)
      .navigationTitle(store.draft.version == 0 ? "New note" : "Note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { store.send(.cancelButtonTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { store.send(.saveButtonTapped) }.disabled(store.isSaving)
        }
      }
    }
    .bind($store.focus, to: $focus)
    .alert($store.scope(\.conflict, action: \.conflict))
  }
}

extension String? {
  /// The text of a field; an empty one is a missing value.
  fileprivate var orEmpty: String {
    get { self ?? "" }
    set { self = newValue.isEmpty ? nil : newValue }
  }
}

#Preview {
  let _ = prepareDependencies { $0.appDatabase = .notes() }
  NoteFormView(
    store: Store(initialState: NoteForm.State(draft: Note.samples[0])) { NoteForm() })
}
