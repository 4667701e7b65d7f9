import Rostrum
import RostrumScenes

/// An app whose state is kept: a count, a name, and a sheet.
@Reducer struct Notebook {
  @ObservableState struct State: Codable, Equatable {
    var count = 0
    var name = ""
    @Presents var note: Note.State?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case plus
    case open
    case note(PresentationAction<Note.Action>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .open: state.note = Note.State()
      case .binding, .note: break
      }
      return .none
    }
    .ifLet(\.$note, action: \.note) { Note() }
  }
}

@Reducer struct Note {
  @ObservableState struct State: Codable, Equatable {
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

struct NotebookApp: App {
  let store = Store(initialState: Notebook.State()) { Notebook() }

  var body: some Scene {
    WindowGroup("Notebook") { NotebookView(store: store) }
  }
}

struct NotebookView: View {
  @Bindable var store: StoreOf<Notebook>

  var body: some View {
    VStack {
      Text("Count \(store.count)")
      Button("Plus") { store.send(.plus) }
      Button("Open") { store.send(.open) }
      TextField("Name", text: $store.name)
    }
    .sheet(item: $store.scope(state: \.note, action: \.note)) { store in
      NoteView(store: store)
    }
  }
}

struct NoteView: View {
  @Bindable var store: StoreOf<Note>

  var body: some View {
    TextField("Note", text: $store.text)
  }
}
