import Rostrum
import RostrumTesting
import Testing

/// Each way of presenting, driven by the same state.
@MainActor
struct PresentationKindsTests {
  let store = Store(initialState: Gallery.State()) { Gallery() }

  private func host(_ kind: Gallery.Kind) -> TestHost {
    let store = store
    return TestHost { GalleryView(store: store, kind: kind) }
  }

  @Test(
    "Presented state is shown, and becomes nil when the user dismisses it",
    arguments: [Gallery.Kind.sheet, .popover, .cover])
  func userDismisses(kind: Gallery.Kind) async {
    let host = host(kind)
    await host.button("Open").tap()
    #expect(host.presentations.map(\.kind) == [kind.presentation])
    if kind == .cover {
      await host.button("Close").tap()
    } else {
      await host.dismiss()
    }
    #expect(host.presentations.isEmpty)
    #expect(store.note == nil)
    #expect(store.log == ["dismiss"])
  }

  @Test(
    "A feature can dismiss itself however it is presented",
    arguments: [Gallery.Kind.sheet, .popover, .cover, .screen])
  func featureDismisses(kind: Gallery.Kind) async {
    let host = host(kind)
    await host.button("Open").tap()
    await host.button("Close").tap()
    #expect(host.presentations.isEmpty)
    #expect(store.note == nil)
    #expect(store.log == ["dismiss"])
  }

  @Test("A pushed destination becomes nil when the user goes back")
  func back() async {
    let host = host(.screen)
    await host.button("Open").tap()
    #expect(host.path == ["Gallery", "Note"])
    await host.back()
    #expect(host.path == ["Gallery"])
    #expect(store.log == ["dismiss"])
  }

  @Test("A dialog in state is shown, and its buttons send their actions")
  func dialog() async {
    let host = host(.sheet)
    await host.button("Choose").tap()
    #expect(host.presentations.map(\.kind) == [.dialog])
    await host.dialog("Which?").button("First").tap()
    #expect(store.log == ["first"])
    #expect(host.presentations.isEmpty)
    #expect(store.dialog == nil)
  }

  @Test("A dialog that the user dismisses becomes nil in the state")
  func dismissedDialog() async {
    let host = host(.sheet)
    await host.button("Choose").tap()
    await host.dismiss()
    #expect(store.dialog == nil)
    #expect(store.log == ["dialog dismiss"])
  }

  @Test(
    "State that is presented at launch is shown immediately",
    arguments: [Gallery.Kind.sheet, .popover, .cover, .screen])
  func launch(kind: Gallery.Kind) {
    let store = Store(initialState: Gallery.State(note: Note.State(text: "Linked"))) { Gallery() }
    let host = TestHost { GalleryView(store: store, kind: kind) }
    #expect(host.textField("Text").value == "Linked")
  }
}

/// A feature that presents a note in one way or another.
@Reducer
struct Gallery {
  enum Kind: Sendable {
    case sheet, popover, cover, screen

    var presentation: PresentationKind {
      switch self {
      case .sheet: .sheet
      case .popover: .popover
      case .cover: .cover
      case .screen: .screen
      }
    }
  }

  @ObservableState
  struct State {
    @Presents var note: Note.State?
    @Presents var dialog: ConfirmationDialogState<Choice>?
    var log: [String] = []
  }

  enum Action {
    case chooseButtonTapped
    case dialog(PresentationAction<Choice>)
    case note(PresentationAction<Note.Action>)
    case openButtonTapped
  }

  enum Choice { case first }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .chooseButtonTapped:
        state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Which?")
        } actions: {
          ButtonState(action: .first) { TextState("First") }
        }
      case .dialog(.presented(.first)): state.log.append("first")
      case .dialog(.dismiss): state.log.append("dialog dismiss")
      case .note(.dismiss): state.log.append("dismiss")
      case .note: break
      case .openButtonTapped: state.note = Note.State(text: "")
      }
      return .none
    }
    .ifLet(\.$note, action: \.note) { Note() }
    .ifLet(\.$dialog, action: \.dialog)
  }
}

struct GalleryView: View {
  @Bindable var store: StoreOf<Gallery>
  let kind: Gallery.Kind

  var body: some View {
    let note = $store.scope(\.note, action: \.note)
    NavigationStack {
      VStack {
        Button("Open") { store.send(.openButtonTapped) }
        Button("Choose") { store.send(.chooseButtonTapped) }
      }
      .navigationTitle("Gallery")
      .sheet(item: kind == .sheet ? note : .constant(nil)) { NoteView(store: $0) }
      .popover(item: kind == .popover ? note : .constant(nil)) { NoteView(store: $0) }
      .fullScreenCover(item: kind == .cover ? note : .constant(nil)) { NoteView(store: $0) }
      .navigationDestination(item: kind == .screen ? note : .constant(nil)) { store in
        NoteView(store: store).navigationTitle("Note")
      }
      .confirmationDialog($store.scope(\.dialog, action: \.dialog))
    }
  }
}
