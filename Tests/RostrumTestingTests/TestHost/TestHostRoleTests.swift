import Rostrum
import RostrumTesting
import Testing

@MainActor
struct TestHostRoleTests {
  @Test("Tabs, tables and presentations are found by their roles and names")
  func roles() async {
    let host = TestHost { Fleet() }
    #expect(host.tab("Log").badge == "3" && host.tab("Fleet").badge == nil)
    #expect(host.role(.tabView)().options == ["Fleet", "Log"])

    #expect(host.table("Vehicles").all(.tableRow).count == 3)
    #expect(host.all(.columnHeader).count == 2)
    await host.columnHeader("Plate").tap()
    #expect(host.all(.tableRow)[1].all(.text).map(\.text) == ["B-1", "Vito"])
    await host.tableRow(containing: "B-2").tap()
    #expect(host.tableRow(containing: "B-2").isSelected)

    await host.button("Delete").tap()
    #expect(host.alert("Delete?").message == "B-2")
    await host.alert("Delete?").button("Delete").tap()
    #expect(host.presentations.isEmpty && !host.text("B-2").exists)

    await host.button("More").tap()
    #expect(host.dialog("More").exists)
    await host.dialog().button("Clear").tap()
    #expect(!host.tableRow(containing: "B-1").exists)
  }
}

/// A table of vehicles in a tab, with an alert and a confirmation dialog.
private struct Fleet: View {
  struct Vehicle: Identifiable {
    var id: String
    var model: String
  }

  @State private var vehicles = ["B-2", "B-1"].map { Vehicle(id: $0, model: "Vito") }
  @State private var order = [KeyPathComparator(\Vehicle.model)]
  @State private var selection: Vehicle.ID?
  @State private var isDeleting = false
  @State private var isAsking = false

  var body: some View {
    TabView {
      Tab("Fleet", systemImage: "car") {
        VStack {
          Table(vehicles.sorted(using: order), selection: $selection, sortOrder: $order) {
            TableColumn("Plate", value: \.id)
            TableColumn("Model", value: \.model)
          }
          .accessibilityLabel("Vehicles")
          Button("Delete") { isDeleting = true }
          Button("More") { isAsking = true }
        }
        .alert("Delete?", isPresented: $isDeleting) {
          Button("Delete", role: .destructive) { vehicles.removeAll { $0.id == selection } }
        } message: {
          Text(selection ?? "")
        }
        .confirmationDialog("More", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Clear") { vehicles = [] }
        }
      }
      Tab("Log", systemImage: "list.bullet") { Text("Nothing yet") }.badge(3)
    }
  }
}
