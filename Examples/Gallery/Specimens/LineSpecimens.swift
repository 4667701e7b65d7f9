import Foundation
import Rostrum

/// Rows with looks of their own, trees and menus of rows, on the page of lists.
struct LineSpecimens: View {
  var body: some View {
    SimpleListSpecimens()
    LookSpecimens()
    RowTableSpecimens()
  }
}

private struct Part: Identifiable {
  let id: String
  var parts: [Part]?

  static let bicycle = [
    Part(id: "Wheel", parts: [Part(id: "Rim"), Part(id: "Spokes")]), Part(id: "Saddle"),
  ]
}

private struct Stop: Identifiable {
  let id: Int
  var name: String

  static let all = [Stop(id: 1, name: "Market"), Stop(id: 2, name: "Harbor")]
}

private struct SimpleListSpecimens: View {
  var body: some View {
    Specimens("Lists and trees") {
      Specimen("V2.36", "List {}") {
        List {
          Text("Bread")
          Text("Apples")
        }
      }
      Specimen("V2.37", "List(stops) {}") {
        List(Stop.all) { Text($0.name) }
      }
      Specimen("V2.38", "List(stops, selection: $chosen) {}") {
        Keep(Int?.none) { $chosen in
          List(Stop.all, selection: $chosen) { Text($0.name) }
          Text(chosen.map { "Stop \($0)" } ?? "No stop")
        }
      }
      Specimen("V10.30", "List($stops, editActions: .delete) {}") {
        Keep(Stop.all) { $stops in
          List($stops, editActions: .delete) { $stop in Text(stop.name) }
          Text("\(stops.count) stops")
        }
      }
      Specimen("V10.31", #"List(parts, children: \.parts) {}"#) {
        List(Part.bicycle, children: \.parts) { Text($0.id) }
      }
    }
  }
}

private struct LookSpecimens: View {
  var body: some View {
    Specimens("Looks of rows") {
      Specimen("V10.32", "listItemTint(.orange)") {
        List {
          Label("Inbox", systemImage: "tray")
          Label("Flagged", systemImage: "flag").listItemTint(.orange)
        }
      }
      Specimen("V10.1301", "badgeProminence(.increased)") {
        List {
          Text("Drafts").badge(3)
          Text("Unread").badge(12).badgeProminence(.increased)
        }
      }
      Specimen("V10.122", "alternatingRowBackgrounds()") {
        List(["Ulm", "Bonn", "Trier", "Jena"], id: \.self) { Text($0) }
          .alternatingRowBackgrounds()
      }
      Specimen("V10.281", #"environment(\.defaultMinListRowHeight, 72)"#) {
        List { Text("A tall row") }
          .environment(\.defaultMinListRowHeight, 72)
      }
      Specimen("V10.282", "listSectionSeparator(.visible)") {
        List {
          Section("Fruit") { Text("Apples") }
            .listSectionSeparator(.visible)
            .listSectionSeparatorTint(.orange)
          Section("Bakery") { Text("Bread") }
        }
        .listStyle(.plain)
      }
      Specimen("V10.457", "listRowInsets(.leading, 48)") {
        List {
          Text("Chapter")
          Text("Section").listRowInsets(.leading, 48)
        }
      }
      Specimen("V10.1207", "alignmentGuide(.listRowSeparatorLeading) {}") {
        List {
          Text("The line below begins further in")
            .alignmentGuide(.listRowSeparatorLeading) { _ in 80 }
          Text("Next")
        }
      }
      Specimen("V10.1415", "listSectionMargins(.horizontal, 40)") {
        List {
          Section { Text("As wide as others") }
          Section { Text("Narrow") }.listSectionMargins(.horizontal, 40)
        }
      }
      Specimen("V10.1502", "listStyle(.bordered(alternatesRowBackgrounds: true))") {
        List(["Ulm", "Bonn", "Trier"], id: \.self) { Text($0) }
          .listStyle(.bordered(alternatesRowBackgrounds: true))
      }
    }
  }
}

private struct RowTableSpecimens: View {
  @State private var message = "Open the menu of a row"

  var body: some View {
    Specimens("Rows of tables") {
      Specimen("V10.1500", "TableRow(stop).contextMenu(menuItems:)") {
        Table(of: Stop.self) {
          TableColumn("Stop", value: \.name)
        } rows: {
          ForEach(Stop.all) { stop in
            TableRow(stop).contextMenu {
              Button("Leave here") { message = "Leaves at \(stop.name)" }
            }
          }
        }
        .frame(height: 160)
        Text(message)
      }
    }
  }
}
