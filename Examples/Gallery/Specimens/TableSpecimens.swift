import Foundation
import Rostrum

private struct Planet: Identifiable {
  let id: String
  var moons: Int
  var day: Double
  var satellites: [Planet]?

  static let all = [
    Planet(
      id: "Earth", moons: 1, day: 23.9,
      satellites: [Planet(id: "Moon", moons: 0, day: 655.7)]),
    Planet(id: "Mars", moons: 2, day: 24.6), Planet(id: "Venus", moons: 0, day: 5832.5),
  ]
}

/// The tables on the page about Documentation/Support/ListsAndTables.md.
struct TableSpecimens: View {
  var body: some View {
    Specimens("Columns and rows of tables") {
      Specimen("V10.795", "Table(_:columnCustomization:)") { CustomizedTable() }
      Specimen("V10.456 V10.724", "TableColumn.width(_:), alignment(_:)") {
        Table(Planet.all) {
          TableColumn("Planet", value: \.id).width(120)
          TableColumn("Day") { Text($0.day, format: .number) }.width(min: 60, max: 90)
            .alignment(.numeric)
        }
        .frame(height: 190)
      }
      Specimen("V10.796", "TableColumnForEach {}") {
        Table(Planet.all) {
          TableColumn("Planet", value: \.id)
          TableColumnForEach(1..<3) { factor in
            TableColumn("\(factor) × moons") { Text("\($0.moons * factor)") }
          }
        }
        .frame(height: 190)
      }
      Specimen("V10.34", "Table(of:) {} rows: {}") {
        Table(of: Planet.self) {
          TableColumn("Planet", value: \.id)
          TableColumn("Moons") { Text("\($0.moons)") }.alignment(.trailing)
        } rows: {
          TableRow(Planet.all[0])
          Section("Neighbours") { ForEach(Planet.all.dropFirst()) }
        }
        .frame(height: 230)
      }
      Specimen("V10.960", "TableRow.draggable(_:), dropDestination(for:action:)") {
        DraggedPlanets()
      }
      Specimen("V10.797", "Table(_:children:), DisclosureTableRow") {
        Table(Planet.all, children: \.satellites) { TableColumn("Body", value: \.id) }
          .frame(height: 230)
      }
      Specimen("V10.798", "tableStyle(_:), tableColumnHeaders(_:)") {
        Table(Planet.all) {
          TableColumn("Planet", value: \.id)
          TableColumn("Moons") { Text("\($0.moons)") }
        }
        .tableStyle(.bordered)
        .tableColumnHeaders(.hidden)
        .frame(height: 190)
      }
    }
  }
}

private struct CustomizedTable: View {
  @SceneStorage("planets") private var columns: TableColumnCustomization<Planet>

  var body: some View {
    Table(Planet.all, columnCustomization: $columns) {
      TableColumn("Planet", value: \.id)
        .customizationID("planet").disabledCustomizationBehavior(.visibility)
      TableColumn("Moons") { Text("\($0.moons)") }.customizationID("moons")
      TableColumn("Day") { Text($0.day, format: .number) }.customizationID("day")
        .defaultVisibility(.hidden)
    }
    .frame(height: 190)
  }
}

private struct DraggedPlanets: View {
  @State private var names = ["Ceres", "Pallas", "Juno"]
  @State private var chosen = "None"

  var body: some View {
    Text(verbatim: "Vesta").padding().background(.yellow.opacity(0.2)).draggable("Vesta")
    Text(verbatim: "Chosen: \(chosen)").padding().dropDestination(for: String.self) { names, _ in
      chosen = names.joined()
      return true
    }
    Table(of: NamedPlanet.self) {
      TableColumn("Planet", value: \.id)
      TableColumn("Letters") { Text($0.id.count, format: .number) }.alignment(.numeric)
    } rows: {
      ForEach(names, id: \.self) { TableRow(NamedPlanet(id: $0)).draggable($0) }
        .dropDestination(for: String.self) { index, new in
          let index = index - names[..<index].count { new.contains($0) }
          names.removeAll { new.contains($0) }
          names.insert(contentsOf: new, at: index)
        }
    }
    .frame(height: 230)
  }
}

private struct NamedPlanet: Identifiable {
  let id: String
}
