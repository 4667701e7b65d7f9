import Foundation
import Rostrum

/// The page about Documentation/Support/ListsAndTables.md.
struct ListSpecimens: View {
  var body: some View {
    SpecimenPage("Lists and tables") {
      ForEachSpecimens()
      SectionSpecimens()
      RowSpecimens()
      EditSpecimens()
      SelectionSpecimens()
      TableSpecimens()
      LineSpecimens()
    }
  }
}

private struct City: Identifiable, Hashable {
  let id: Int
  var name: String

  static let all = [City(id: 1, name: "Ulm"), City(id: 2, name: "Bonn")]
}

private enum Season: String, CaseIterable, Identifiable {
  case spring, summer
  var id: Self { self }
}

private struct ForEachSpecimens: View {
  var body: some View {
    Specimens("ForEach") {
      Specimen("V2.19 V9.5", "ForEach($cities) { $city in }") {
        Keep(City.all) { $cities in
          ForEach($cities) { $city in TextField("City \(city.id)", text: $city.name) }
          Text(cities.map(\.name).joined(separator: ", "))
        }
      }
      Specimen("V2.20", #"ForEach($names, id: \.self) { $name in }"#) {
        Keep(["red", "blue"]) { $names in
          ForEach($names, id: \.self) { $name in
            Button("Shout \(name)") { name = name.uppercased() }
          }
          Text(names.joined(separator: ", "))
        }
      }
      Specimen("V2.21", "ForEach(cities) {}") {
        ForEach(City.all) { Text($0.name) }
      }
      Specimen("V2.22", #"ForEach(names, id: \.self) {}"#) {
        ForEach(["Ulm", "Bonn"], id: \.self) { Text($0) }
      }
      Specimen("V9.6", "ForEach of enumerated(), allCases, ranges") {
        ForEach(Array(City.all.enumerated()), id: \.element.id) { index, city in
          Text("\(index) \(city.name)")
        }
        ForEach(Season.allCases) { Text($0.rawValue) }
        ForEach(0..<2) { Text("Number \($0)") }
      }
    }
  }
}

private struct SectionSpecimens: View {
  var body: some View {
    Specimens("Forms and sections") {
      Specimen("V2.23 V2.66", "Form { Section {} }") {
        Form {
          Section {
            Text("a")
            Text("b")
          }
          Section { Text("c") }
        }
      }
      Specimen("V2.67", "Section {} header: {}") {
        Form {
          Section {
            Text("a")
          } header: {
            Text("Names")
          }
        }
      }
      Specimen("V2.68", "Section {} header: {} footer: {}") {
        Form {
          Section {
            Text("a")
          } header: {
            Text("Names")
          } footer: {
            Text("All of them")
          }
        }
      }
      Specimen("V3.53 V6.37", "headerProminence(.increased)") {
        Form {
          Section("Prominent") { Text("a") }.headerProminence(.increased)
          Section("Usual") { Text("b") }
        }
      }
      Specimen("V10.27", "Section(_:isExpanded:)") {
        Keep(false) { $isExpanded in
          List { Section("Folded", isExpanded: $isExpanded) { Text("In the section") } }
        }
      }
      Specimen("V2.14", "DisclosureGroup {} label: {}") {
        DisclosureGroup {
          Text("Inside")
        } label: {
          Label("More", systemImage: "folder")
        }
      }
      Specimen("V2.15", #"DisclosureGroup("More") {}"#) {
        DisclosureGroup("More") { Text("Inside") }
      }
    }
  }
}

private struct RowSpecimens: View {
  private let isPlaying = false

  var body: some View {
    Specimens("Rows") {
      Specimen("V3.60", "listRowBackground(.yellow)") {
        List {
          Text("a").foregroundStyle(.black).listRowBackground(Color.yellow)
          Text("b")
        }
      }
      Specimen("V7.10", "listRowBackground(isPlaying ? .yellow : .clear)") {
        List { Text("a").listRowBackground(isPlaying ? Color.yellow : .clear) }
      }
      Specimen("V3.61", "listRowInsets(EdgeInsets())") {
        List {
          Text("a").listRowInsets(EdgeInsets())
          Text("b")
        }
      }
      Specimen("V3.62 V6.45", "listStyle(.plain)") {
        List {
          Text("a")
          Text("b")
        }
        .listStyle(.plain)
      }
      Specimen("V10.28", "listRowSeparator, listRowSpacing, scrollContentBackground, …") {
        List {
          Text("a").listRowSeparator(.hidden)
          Text("b").listRowSeparatorTint(.red)
          Text("c")
        }
        .scrollContentBackground(.hidden)
        List {
          Section { Text("d") }
          Section { Text("e") }
        }
        .listSectionSpacing(50)
        List {
          Text("f")
          Text("g")
        }
        .listRowSpacing(20)
      }
      Specimen("V10.29", "badge(12)") {
        List {
          Text("a").badge(12)
          Text("b").badge(0)
        }
      }
      Specimen("V10.25", "swipeActions(edge:allowsFullSwipe:)") {
        Keep(0) { $pins in
          List {
            Text("Row with \(pins) pins")
              .swipeActions(edge: .leading, allowsFullSwipe: false) {
                Button("Pin") { pins += 1 }.tint(.green)
              }
              .swipeActions {
                Button("Archive") {}
                Button("Star") {}
              }
          }
        }
      }
    }
  }
}

private struct EditSpecimens: View {
  var body: some View {
    Specimens("Changing rows") {
      Specimen("V3.83", "onDelete {}") {
        Keep(["a", "b", "c"]) { $names in
          List {
            ForEach(names, id: \.self) { Text($0) }
              .onDelete { names.remove(atOffsets: $0) }
          }
          Text("Left: \(names.joined())")
        }
      }
      Specimen("V3.85", "onMove {}") {
        Keep(["a", "b", "c"]) { $names in
          List {
            ForEach(names, id: \.self) { Text($0) }
              .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          }
          .environment(\.editMode, .constant(.active))
          Text("Order: \(names.joined())")
        }
      }
      Specimen("V2.17 V3.31 V4.51 V5.30 V6.5 V9.25", #"environment(\.editMode, $mode)"#) {
        Keep(EditMode.inactive) { $mode in
          VStack(alignment: .leading) {
            EditButton()
            List { ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in } }
            Text(mode.isEditing ? "Rows are changed" : "Rows are shown")
          }
          .environment(\.editMode, $mode)
        }
      }
    }
  }
}

private struct SelectionSpecimens: View {
  var body: some View {
    Specimens("Selections and tables") {
      Specimen("V10.26", "List(selection:), List($rows)") {
        Keep(Int?.none) { $chosen in
          List(City.all, selection: $chosen) { Text($0.name) }
          Text("Chosen \(chosen ?? 0)")
        }
        Keep(City.all) { $cities in
          List($cities) { $city in TextField("City \(city.id)", text: $city.name) }
          Text(cities.map(\.name).joined(separator: ", "))
        }
      }
      Specimen("V10.33", "Table(_:selection:sortOrder:)") { CityTable() }
      Specimen("V10.950 V10.951", "List(_:selection:) of several rows, selectionDisabled(_:)") {
        SeveralCities()
      }
      Specimen("V10.952", "contextMenu(forSelectionType:menu:primaryAction:)") { CityMenu() }
    }
  }
}

private struct CityTable: View {
  @State private var chosen: Set<City.ID> = []
  @State private var order = [KeyPathComparator(\City.id)]

  var body: some View {
    Table(City.all.sorted(using: order), selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("\($0.id)") }
    }
    .frame(height: 160)
    Text("\(chosen.count) chosen")
  }
}

private struct SeveralCities: View {
  @State private var chosen: Set<City.ID> = []
  private let cities = (1...6).map { City(id: $0, name: "City \($0)") }

  var body: some View {
    List(cities, selection: $chosen) { city in
      Text(city.name).selectionDisabled(city.id == 3)
    }
    Text("Selected: \(chosen.sorted().map(String.init).joined(separator: ", "))")
  }
}

private struct CityMenu: View {
  @State private var cities = City.all
  @State private var chosen: Set<City.ID> = []
  @State private var opened = ""

  var body: some View {
    Table(cities, selection: $chosen) {
      TableColumn("City", value: \.name)
      TableColumn("") { city in
        Button("Rename") { rename(city) }
      }
    }
    .contextMenu(forSelectionType: City.ID.self) { ids in
      Button("Remove \(ids.count)", role: .destructive) { cities.removeAll { ids.contains($0.id) } }
    } primaryAction: { ids in
      opened = cities.filter { ids.contains($0.id) }.map(\.name).joined(separator: ", ")
    }
    .frame(height: 160)
    Text("Opened: \(opened)")
  }

  private func rename(_ city: City) {
    guard let index = cities.firstIndex(where: { $0.id == city.id }) else { return }
    cities[index].name += "!"
  }
}
