import Rostrum

struct DeskView: View {
  @Bindable var store: StoreOf<Desk>

  var body: some View {
    VStack {
      Button("Ask") { store.send(.askButtonTapped) }
      Button("Write") { store.send(.writeButtonTapped) }
      TextField("Search", text: $store.query.sending(\.queryChanged))
    }
    .alert($store.scope(\.destination?.alert, action: \.destination.alert))
    .sheet(item: $store.scope(state: \.destination?.note, action: \.destination.note)) { store in
      NoteView(store: store)
    }
  }
}

struct NoteView: View {
  @Bindable var store: StoreOf<Note>
  @FocusState var focus: Note.State.Field?

  var body: some View {
    Form {
      TextField("Text", text: $store.text)
        .focused($focus, equals: .text)
      TextField("Title", text: .constant(""))
        .focused($focus, equals: .title)
      Button("Ask from here") { store.send(.askButtonTapped) }
      Button("Close") { store.send(.closeButtonTapped) }
      Button("To the title") { store.send(.titleButtonTapped) }
    }
    .bind($store.focus, to: $focus)
  }
}
