import Foundation
import Rostrum
import RostrumDatabase

/// The screen of the notes.
struct NoteListView: View {
  @Bindable var store: StoreOf<NoteList>

  var body: some View {
    NavigationStack {
      NoteTable(store: store)
        .navigationTitle("Notes")
        .searchable(text: $store.query.search, prompt: "Search notes")
        .toolbar {
          ToolbarItemGroup(placement: .primaryAction) {
            Button("Add", systemImage: "plus") { store.send(.addButtonTapped) }
            Button("Delete", systemImage: "trash", role: .destructive) {
              store.send(.deleteButtonTapped(store.selection))
            }
            .disabled(store.selection.isEmpty)
          }
        }
    }
    .alert($store.scope(\.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(\.destination?.form, action: \.destination.form)) {
      NoteFormView(store: $0)
    }
  }
}

/// The notes that the query finds.
private struct NoteTable: View {
  @Bindable var store: StoreOf<NoteList>
  @SharedReader private var records: Pages<Note>

  init(store: StoreOf<NoteList>) {
    self.store = store
    _records = SharedReader(wrappedValue: [], .pages(id: store.query, of: store.query.request))
  }

  var body: some View {
    Table(records, selection: $store.selection, sortOrder: $store.query.order) {
      TableColumn("Title", value: \.title)
      TableColumn("Text") { if let text = $0.text { Text(verbatim: text) } }
    }
    .contextMenu(forSelectionType: Note.ID.self) { ids in
      if ids.count == 1 { Button("Edit") { store.send(.opened(ids)) } }
      Button("Delete", role: .destructive) { store.send(.deleteButtonTapped(ids)) }
    } primaryAction: {
      store.send(.opened($0))
    }
    .overlay {
      if records.isEmpty && store.query.search.isEmpty {
        ContentUnavailableView("No notes yet", systemImage: "note.text")
      } else if records.isEmpty {
        ContentUnavailableView.search(text: store.query.search)
      }
    }
  }
}

#Preview {
  let _ = prepareDependencies { $0.appDatabase = .notes() }
  NoteListView(store: Store(initialState: NoteList.State()) { NoteList() })
}
