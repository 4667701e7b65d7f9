import RostrumTesting
import RostrumViews
import Testing

struct Part: Identifiable {
  let id: String
  var parts: [Part]?

  static let all = [
    Part(id: "car", parts: [Part(id: "wheel", parts: [Part(id: "tyre")]), Part(id: "door")]),
    Part(id: "bell"),
  ]
}

@MainActor @Suite("Rows of tables", .viewsEnd) struct TableRowTests {
  private func rows(_ host: TestHost) -> [String] {
    host.all(.tableRow).dropFirst().map(\.text)
  }

  @Test("Rows are listed one by one, for elements, and in sections with headers and footers")
  func sections() {
    let host = TestHost {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      } rows: {
        TableRow(Person.all[0])
        Section("Others") {
          ForEach(Person.all.dropFirst()) { TableRow($0) }
        }
        Section {
          if Person.all.isEmpty { TableRow(Person.all[0]) }
        } header: {
          Text("None")
        } footer: {
          Text("The end")
        }
      }
    }
    #expect(rows(host) == ["Ada 36", "Others", "Grace 85", "Alan 41", "None", "The end"])
    #expect(host.all(.header).map(\.text) == ["Others", "None"])
    #expect(host.all(.footer).map(\.text) == ["The end"])
  }

  @Test("Rows that depend on state come and go")
  func conditions() async {
    struct People: View {
      @State private var isShort = false
      var body: some View {
        Button("short") { isShort.toggle() }
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
        } rows: {
          if isShort { TableRow(Person.all[1]) } else { ForEach(Person.all) }
        }
      }
    }
    let host = TestHost { People() }
    #expect(rows(host) == ["Ada", "Grace", "Alan"])
    await host.button("short").tap()
    #expect(rows(host) == ["Grace"])
  }

  @Test("Rows of a section can be selected, and its header can't")
  func selection() async {
    let box = ObservedBox<Int?>(nil)
    let host = TestHost {
      Table(of: Person.self, selection: box.binding) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section("All") { ForEach(Person.all) }
      }
    }
    await host.tableRow("Grace").tap()
    #expect(box.value == 2)
    #expect(host.tableRow("Grace").isSelected)
    let header = host.graph.root.descendants.filter { $0.role == .tableRow }[1]
    #expect(!header.state.accepts(.tap))
  }

  private func outlines(_ host: TestHost) -> [RowOutline?] {
    host.graph.root.descendants.compactMap {
      if case .cell(let outline, _) = $0.content { .some(outline) } else { nil }
    }
  }

  private func toggle(_ host: TestHost, _ name: String) async throws {
    let cell = try #require(
      host.graph.root.descendants.first { $0.role == .cell && $0.accessibleName == name })
    try host.graph.perform(UserEvent(cell.id, .tap))
    await host.settle()
  }

  @Test("An outline shows the rows within a row once its cell was pressed")
  func outline() async throws {
    let host = TestHost {
      Table(Part.all, children: \.parts) { TableColumn("Part", value: \.id) }
    }
    #expect(rows(host) == ["car", "bell"])
    try await toggle(host, "car")
    #expect(rows(host) == ["car", "wheel", "door", "bell"])
    try await toggle(host, "wheel")
    #expect(rows(host) == ["car", "wheel", "tyre", "door", "bell"])
    #expect(
      outlines(host)
        == [
          RowOutline(level: 0, isExpanded: true), RowOutline(level: 1, isExpanded: true),
          RowOutline(level: 2, isExpanded: nil), RowOutline(level: 1, isExpanded: nil),
          RowOutline(level: 0, isExpanded: nil),
        ])
    try await toggle(host, "car")
    #expect(rows(host) == ["car", "bell"])
    try await toggle(host, "car")
    #expect(rows(host) == ["car", "wheel", "tyre", "door", "bell"])
  }

  @Test("Only the first cell of a row in an outline has a button")
  func firstCell() {
    let host = TestHost {
      Table(Part.all, children: \.parts) {
        TableColumn("Part", value: \.id)
        TableColumn("Again", value: \.id)
      }
    }
    #expect(outlines(host).map { $0?.isExpanded } == [false, nil, nil, nil])
  }

  @Test("An app can keep which rows are expanded")
  func binding() async throws {
    let box = ObservedBox(false)
    let host = TestHost {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        DisclosureTableRow(Person.all[0], isExpanded: box.binding) {
          ForEach(Person.all.dropFirst()) { TableRow($0) }
        }
      }
    }
    #expect(rows(host) == ["Ada"])
    try await toggle(host, "Ada")
    #expect(box.value)
    #expect(rows(host) == ["Ada", "Grace", "Alan"])
    box.value = false
    await host.settle()
    #expect(rows(host) == ["Ada"])
  }

  @Test("Columns are made for elements, in groups, and for one of two cases")
  func columns() async {
    struct Columns: View {
      @State private var isLong = true
      var body: some View {
        Button("long") { isLong.toggle() }
        Table(Person.all) {
          Group {
            TableColumn("Name", value: \.name)
            TableColumnForEach(1..<3) { factor in
              TableColumn("\(factor) × Age") { Text("\($0.age * factor)") }
            }
          }
          if isLong {
            TableColumn("Number") { Text("No. \($0.id)") }
            TableColumn("Twice") { Text("\($0.id * 2)") }
          } else {
            TableColumn("No.") { Text("\($0.id)") }
          }
        }
      }
    }
    let host = TestHost { Columns() }
    #expect(
      host.all(.columnHeader).map(\.name)
        == ["Name", "1 × Age", "2 × Age", "Number", "Twice"])
    #expect(rows(host).first == "Ada 36 72 No. 1 2")
    await host.button("long").tap()
    #expect(host.all(.columnHeader).map(\.name) == ["Name", "1 × Age", "2 × Age", "No."])
    #expect(rows(host).first == "Ada 36 72 1")
  }

  @Test("A row for a binding changes the element")
  func bindings() async {
    struct Roster: View {
      @State var people = Person.all
      var body: some View {
        Text(people.map(\.name).joined(separator: " "))
        Button("turn") { people.reverse() }
        Table($people) {
          TableColumn("Name") { person in
            TextField("name \(person.id)", text: person.name)
          }
          TableColumn("Age") { Text("\($0.wrappedValue.age)") }
        }
      }
    }
    let host = TestHost { Roster() }
    await host.textField("name 2").type("Barbara")
    #expect(host.text("Ada Barbara Alan").exists)
    await host.button("turn").tap()
    await host.textField("name 1").type("Joan")
    #expect(host.text("Alan Barbara Joan").exists)
  }

  @Test("A row of a binding is selected by the id of its element")
  func selectedBindings() async {
    struct Roster: View {
      @State var people = Person.all
      @State var chosen: Set<Person.ID> = []
      var body: some View {
        Text("chosen \(chosen.count)")
        Table($people, selection: $chosen) {
          TableColumn("Name") { person in Text(person.wrappedValue.name) }
        }
        Button("drop") { people.removeAll { chosen.contains($0.id) } }
      }
    }
    let host = TestHost { Roster() }
    await host.tableRow("Grace").tap()
    #expect(host.text("chosen 1").exists)
    await host.button("drop").tap()
    #expect(!host.tableRow("Grace").exists)
    #expect(host.tableRow("Alan").exists)
  }

  @Test("A table has the look of its style, and its headings can be hidden")
  func styles() {
    func look(_ table: some View) -> ElementContent? {
      Rendering { table }.all(.table).first?.content
    }
    let table = Table(Person.all) { TableColumn("Name", value: \.name) }
    #expect(look(table) == .table(nil))
    #expect(look(table.tableStyle(.automatic)) == .table(nil))
    #expect(look(table.tableStyle(.inset)) == .table(nil, TableLook(.inset, alternatesRows: true)))
    #expect(
      look(table.tableStyle(.inset(alternatesRowBackgrounds: false)))
        == .table(nil, TableLook(.inset)))
    #expect(
      look(table.tableStyle(.bordered(alternatesRowBackgrounds: true)))
        == .table(nil, TableLook(.bordered, alternatesRows: true)))
    #expect(
      look(table.tableColumnHeaders(.hidden)) == .table(nil, TableLook(showsHeadings: false)))
    #expect(look(table.tableColumnHeaders(.visible)) == .table(nil))
  }
}
