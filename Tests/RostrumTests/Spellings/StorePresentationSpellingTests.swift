import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite("Arguments of presentations") struct StorePresentationSpellingTests {
  private func launch(
    _ change: (inout Library.State) -> Void
  ) -> (host: TestHost, store: StoreOf<Library>) {
    var state = Library.State()
    change(&state)
    let store = Store(initialState: state) { Library() }
    return (TestHost { LibraryView(store: store) }, store)
  }

  private let todo = Todo.State(id: 1, title: "wash")

  @Test("A case of a store's destination is a sheet, and becomes nil when it is dismissed")
  func sheet() async {
    let (host, store) = launch { $0.destination = .edit(todo) }
    #expect(host.sheet().text("Edit wash").exists)
    await host.dismiss()
    #expect(store.destination == nil)
  }

  @Test("A Boolean of a store is a sheet, which sends false when it is dismissed")
  func flag() async {
    let (host, store) = launch { $0.isSheetPresented = true }
    #expect(host.sheet().text("Flagged").exists)
    await host.dismiss()
    #expect(!store.isSheetPresented)
  }

  @Test("A case of a store's destination is a popover")
  func popover() async {
    let (host, store) = launch { $0.destination = .popover(todo) }
    #expect(host.presentations.map(\.kind) == [.popover])
    #expect(host.text("Popover wash").exists)
    await host.dismiss()
    #expect(store.destination == nil)
  }

  @Test("A case of a store's destination is a screen, and becomes nil on the way back")
  func drillDown() async {
    let (host, store) = launch { $0.destination = .drillDown(todo) }
    #expect(host.path == ["Library", "Drilled"])
    await host.back()
    #expect(store.destination == nil)
  }

  @Test("A store's destination may be an alert, whose buttons send their actions")
  func alert() async {
    let (host, store) = launch {
      $0.destination = .alert(
        AlertState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .yes) { TextState("Yes") }
        })
    }
    await host.alert("Sure?").button("Yes").tap()
    #expect(store.answers == 1)
    #expect(store.destination == nil)
  }

  @Test("A store's dialog is presented with its title")
  func dialog() async {
    let (host, store) = launch {
      $0.dialog = ConfirmationDialogState(titleVisibility: .visible) {
        TextState("Which?")
      } actions: {
        ButtonState(role: .destructive, action: .yes) { TextState("This") }
        ButtonState(role: .cancel) { TextState("None") }
      }
    }
    #expect(host.dialog("Which?").all(.button).map(\.name) == ["This", "None"])
    await host.button("This").tap()
    #expect(store.answers == 1)
    #expect(store.dialog == nil)
  }

  @Test("Screens of a path are selected by the case of their store")
  func path() async {
    let (host, store) = launch {
      $0.path = StackState([.first(todo), .second(todo)])
    }
    #expect(host.path == ["Library", "First", "Second"])
    await host.back()
    #expect(host.path == ["Library", "First"])
    #expect(store.path.count == 1)
  }
}
