import RostrumClassic
import RostrumTesting
import Testing

/// One destination of several, in the ways in which a view may show it.
@MainActor
@Suite(.leakChecked) struct ClassicDestinationTests {
  let store = Store(initialState: Hall.State()) { Hall() }
  let host: TestHost

  init() {
    let store = store
    host = TestHost { HallView(store: store) }
  }

  private func present(_ destination: Hall.Destination.State) async {
    store.send(.present(destination))
    await host.settle()
  }

  @Test("The case of a sheet is a sheet")
  func sheet() async {
    await present(.guest(Guest.State(name: "Blob")))
    #expect(host.presentations.map(\.kind) == [.sheet])
    await host.button("Greet Blob").tap()
    #expect(host.text("Greetings: 1").exists)
    await host.dismiss()
    #expect(store.withState(\.destination) == nil)
    #expect(store.withState(\.log) == ["dismissed"])
  }

  @Test("The case of a screen is a screen")
  func screen() async {
    await present(.counter(Counter.State()))
    #expect(host.path == ["Hall", "Counter"])
    await host.button("Count: 0").tap()
    #expect(host.button("Count: 1").exists)
    await host.back()
    #expect(store.withState(\.destination) == nil)
  }

  @Test("The case of an alert is an alert")
  func alert() async {
    await present(.alert(.question("Sure?")))
    #expect(host.presentations.map(\.kind) == [.alert])
    await host.alert("Sure?").button("No").tap()
    #expect(store.withState(\.destination) == nil)
    #expect(store.withState(\.log) == ["dismissed"])
  }

  @Test("The case of a dialog is a dialog")
  func dialog() async {
    await present(
      .dialog(
        ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Which?")
        } actions: {
          ButtonState(action: .yes) { TextState("This") }
        }))
    #expect(host.presentations.map(\.kind) == [.dialog])
    await host.dialog("Which?").button("This").tap()
    #expect(store.withState(\.log) == ["this"])
    #expect(host.presentations.isEmpty)
  }

  @Test("An alert whose answer presents a sheet hands over to it")
  func handOver() async {
    await present(.alert(.question("Sure?")))
    await host.button("Yes").tap()
    #expect(host.presentations.map(\.kind) == [.sheet])
    #expect(host.button("Greet Blob").exists)
    #expect(store.withState(\.log) == ["yes"])
  }

  @Test("A cover and a popover take one case of several, too")
  func coverAndPopover() async {
    let store = Store(
      initialState: Hall.State(destination: .guest(Guest.State(name: "Blob")))
    ) { Hall() }
    let destination = store.scope(state: \.$destination, action: { Hall.Action.destination($0) })
    let host = TestHost {
      Text("Hall")
        .fullScreenCover(
          store: destination, state: /Hall.Destination.State.guest,
          action: Hall.Destination.Action.guest
        ) {
          GuestView(store: $0)
        }
        .popover(
          store: destination, state: /Hall.Destination.State.counter,
          action: Hall.Destination.Action.counter
        ) {
          CounterButton("Count", store: $0)
        }
    }
    #expect(host.presentations.map(\.kind) == [.cover])
    store.send(.present(.counter(Counter.State())))
    await host.settle()
    #expect(host.presentations.map(\.kind) == [.popover])
  }
}

private struct HallView: View {
  let store: StoreOf<Hall>

  var body: some View {
    let destination = store.scope(state: \.$destination, action: { Hall.Action.destination($0) })
    NavigationStack {
      Text("Hello")
        .navigationTitle("Hall")
        .sheet(
          store: destination, state: /Hall.Destination.State.guest,
          action: Hall.Destination.Action.guest
        ) {
          GuestView(store: $0)
        }
        .navigationDestination(
          store: destination, state: /Hall.Destination.State.counter,
          action: Hall.Destination.Action.counter
        ) { store in
          CounterButton("Count", store: store).navigationTitle("Counter")
        }
        .alert(
          store: destination, state: /Hall.Destination.State.alert,
          action: Hall.Destination.Action.alert
        )
        .confirmationDialog(
          store: destination, state: /Hall.Destination.State.dialog,
          action: Hall.Destination.Action.dialog)
    }
  }
}
