import Foundation
import Rostrum

/// Long lists, for `test_seen_rows.py`.
struct RowsProbe: View {
  @State private var rows = Array(0..<10_000)
  @State private var chosen: Set<Int> = []
  @State private var inserted = 0

  var body: some View {
    TabView {
      Tab("List", systemImage: "list.bullet") { list }
      Tab("Stack", systemImage: "rectangle.stack") {
        ScrollView {
          LazyVStack(spacing: 4) { ForEach(rows, id: \.self) { Text("Line \($0)") } }
        }
      }
      Tab("Strip", systemImage: "film") {
        ScrollView(.horizontal) {
          LazyHStack { ForEach(rows, id: \.self) { Text("Card \($0)").frame(width: 120) } }
        }
      }
      Tab("Grid", systemImage: "square.grid.2x2") {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
            ForEach(rows, id: \.self) { Text("Cell \($0)").frame(height: 60) }
          }
        }
      }
      Tab("Table", systemImage: "tablecells") {
        Table(rows.map(Person.init)) {
          TableColumn("Name") { Text("Person \($0.id)") }
          TableColumn("Number") { Text(verbatim: "\($0.id)") }
        }
      }
      Tab("Form", systemImage: "list.bullet.rectangle") {
        Form {
          Section("Fields") { ForEach(0..<2000) { LabeledContent("Field \($0)", value: "\($0)") } }
        }
      }
      Tab("Position", systemImage: "location") { PositionProbe() }
      Tab("Sections", systemImage: "list.dash") {
        List {
          ForEach(0..<50) { section in
            Section("Section \(section)") {
              ForEach(0..<100) { Text("Row \(section)-\($0)") }
            }
          }
        }
      }
    }
  }

  private var list: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        List(rows, id: \.self, selection: $chosen) { row in
          Counter(row: row)
        }
        .navigationTitle("Rows")
        .toolbar {
          Button("Go") { proxy.scrollTo(7000, anchor: .center) }
          Button("Insert") {
            inserted += 1
            rows.insert(-inserted, at: 0)
          }
        }
      }
    }
  }

  struct Person: Identifiable {
    let id: Int
  }

  struct Counter: View {
    let row: Int
    @State private var taps = 0

    var body: some View {
      HStack {
        Text("Row \(row)")
        Spacer()
        Button("Taps of \(row): \(taps)") { taps += 1 }
      }
      // Heights differ, as in any real list.
      .padding(.vertical, CGFloat(abs(row) % 5) * 4)
    }
  }
}

/// A scroll view whose position the app knows.
private struct PositionProbe: View {
  @State private var position: Int?

  var body: some View {
    VStack {
      Text(verbatim: "At \(position ?? -1)")
      Button("To 500") { position = 500 }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { Text(verbatim: "Place \($0)").frame(height: 40) }
        }
        .scrollTargetLayout()
      }
      .frame(height: 400)
      .scrollPosition(id: $position, anchor: .top)
      .accessibilityIdentifier("places")
    }
  }
}
