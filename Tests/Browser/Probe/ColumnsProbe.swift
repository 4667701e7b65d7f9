import Foundation
import Rostrum

/// Tables whose columns are resized, sorted and scrolled, for `test_table_columns.py`.
struct ColumnsProbe: View {
  struct Vehicle: Identifiable {
    let id: Int
    var name: String { "Vehicle \(id)" }
    var note: String { "The note of vehicle \(id) is longer than the column in which it is shown" }
    var group: Int { id % 3 }
  }

  @SceneStorage("vehicles") private var columns: TableColumnCustomization<Vehicle>
  @State private var order = [KeyPathComparator(\Vehicle.group)]

  var body: some View {
    NavigationStack {
      Table(
        (1...60).map(Vehicle.init).sorted(using: order), sortOrder: $order,
        columnCustomization: $columns
      ) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Group", value: \.group) { Text("\($0.group)") }
          .width(min: 60, ideal: 80, max: 300).alignment(.numeric).customizationID("group")
        TableColumn("Note", value: \.note).width(200)
        TableColumn("Stack") { vehicle in
          HStack {
            Text("A")
            Text("B\(vehicle.id)")
          }
        }
        .width(120)
        TableColumn("Whole") { _ in Text("all of these words").fixedSize() }
      }
      .overlay(alignment: .bottom) { Text("Over") }
      .navigationTitle("Vehicles")
    }
  }
}
