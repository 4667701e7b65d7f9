import Rostrum
import RostrumTesting
import Testing

@MainActor
@Suite("What is passed to presentations") struct StorePresentationSpellingTests {
  private func launch(
    _ change: (inout Library.State) -> Void
  ) -> (host: TestHost, store: StoreOf<Library>) {
    var state = Library.State()
    change(&state)
    let store = Store(initialState: state) { Library() }
    return (TestHost { LibraryView(store: store) }, store)
  }

  private let todo = Todo.State(id: 1, title: "wash")

  @Test("A case of what a store presents is a sheet, and nil when it is dismissed")
  func sheet() async {
    let (host, store) = launch { $0.destination = .edit(todo) }
    #expect(host.sheet().text("Edit wash").exists)
    await host.dismiss()
    #expect(store.destination == nil)
  }

  @Test("A flag of a store is a sheet, and is sent false when it is dismissed")
  func flag() async {
    let (host, store) = launch { $0.isSheetPresented = true }
    #expect(host.sheet().text("Flagged").exists)
    await host.dismiss()
    #expect(!store.isSheetPresented)
  }

  @Test("A case of what a store presents is a popover")
  func popover() async {
    let (host, store) = launch { $0.destination = .popover(todo) }
    #expect(host.presentations.map(\.kind) == [.popover])
    #expect(host.text("Popover wash").exists)
    await host.dismiss()
    #expect(store.destination == nil)
  }

  @Test("A case of what a store presents is a screen, and nil on the way back")
  func drillDown() async {
    let (host, store) = launch { $0.destination = .drillDown(todo) }
    #expect(host.path == ["Library", "Drilled"])
    await host.back()
    #expect(store.destination == nil)
  }

  @Test("What a store presents may be an alert, whose buttons send their actions")
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

  @Test("What a store asks is a dialog, with its title shown")
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

  @Test("Screens of a path are chosen by the case of their store")
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
