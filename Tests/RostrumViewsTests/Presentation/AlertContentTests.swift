import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Alerts and action sheets as values", .viewsEnd)
struct AlertContentTests {
  struct Row: Identifiable, Equatable {
    let id: Int
  }

  struct Screen: View {
    let log: Log
    @State private var asks = false
    @State private var tells = false
    @State private var chooses = false
    @State private var row: Row?
    @State private var choice: Row?

    var body: some View {
      Button("ask") { asks = true }
        .alert(isPresented: $asks) {
          Alert(
            title: Text("Delete?"), message: Text("It is gone then."),
            primaryButton: .destructive(Text("Delete")) { log("delete") },
            secondaryButton: .cancel())
        }
      Button("tell") { tells = true }
        .alert(isPresented: $tells) { Alert(title: Text("Saved")) }
      Button("row") { row = Row(id: 1) }
        .alert(item: $row) { row in
          Alert(
            title: Text("Row \(row.id)"),
            dismissButton: .default(Text("Next")) {
              if row.id == 1 { self.row = Row(id: 2) }
            })
        }
      Button("choose") { chooses = true }
        .actionSheet(isPresented: $chooses) {
          ActionSheet(
            title: Text("Sort by"),
            buttons: [.default(Text("Name")) { log("name") }, .cancel { log("cancel") }])
        }
      Button("choice") { choice = Row(id: 3) }
        .actionSheet(item: $choice) { row in
          ActionSheet(
            title: Text("Row \(row.id)"), message: Text("What now?"),
            buttons: [.destructive(Text("Delete")) { log("delete \(row.id)") }])
        }
    }
  }

  @Test("An alert has its title, message and buttons, each of which dismisses")
  func alert() async {
    let log = Log()
    let host = TestHost { Screen(log: log) }
    await host.button("ask").tap()
    #expect(host.alert("Delete?").message == "It is gone then.")
    await host.button("Cancel").tap()
    #expect(host.presentations.isEmpty)
    await host.button("ask").tap()
    await host.button("Delete").tap()
    #expect(log.take() == ["delete"])
  }

  @Test("An alert without a button gets OK")
  func fallback() async {
    let host = TestHost { Screen(log: Log()) }
    await host.button("tell").tap()
    await host.alert("Saved").button("OK").tap()
    #expect(host.presentations.isEmpty)
  }

  @Test("An item with a different id gets an alert of its own")
  func item() async {
    let host = TestHost { Screen(log: Log()) }
    await host.button("row").tap()
    await host.alert("Row 1").button("Next").tap()
    await host.alert("Row 2").button("Next").tap()
    #expect(host.presentations.isEmpty)
  }

  @Test("An action sheet is a dialog with its title, whose cancel button runs on the way out")
  func actionSheet() async {
    let log = Log()
    let host = TestHost { Screen(log: log) }
    await host.button("choose").tap()
    await host.dialog("Sort by").button("Name").tap()
    await host.button("choose").tap()
    await host.dismiss()
    #expect(log.take() == ["name", "cancel"])
    await host.button("choice").tap()
    #expect(host.dialog("Row 3").message == "What now?")
    await host.button("Delete").tap()
    #expect(log.take() == ["delete 3"])
    #expect(host.presentations.isEmpty)
  }
}
