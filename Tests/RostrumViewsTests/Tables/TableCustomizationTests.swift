import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Customized tables", .viewsEnd) struct TableCustomizationTests {
  typealias Customization = TableColumnCustomization<Person>

  struct People: View {
    @Binding var columns: Customization

    var body: some View {
      Table(Person.all, columnCustomization: $columns) {
        TableColumn("Name", value: \.name)
          .customizationID("name").disabledCustomizationBehavior(.visibility)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
          .width(min: 40, max: 200).customizationID("age")
        TableColumn("Fixed") { _ in Text("fixed") }.width(80).customizationID("fixed")
        TableColumn("Number") { Text("\($0.id)") }.customizationID("number")
          .defaultVisibility(.hidden)
        TableColumn("Last") { _ in Text("last") }
      }
    }
  }

  private func headings(_ host: TestHost) -> [String] {
    host.all(.columnHeader).map(\.name)
  }

  private func cellIDs(_ host: TestHost) -> [ElementID] {
    host.graph.root.descendants.filter { $0.role == .cell }.map(\.id)
  }

  private func cells(_ host: TestHost) -> [String] {
    host.all(.tableRow).dropFirst().prefix(1).flatMap { row in [row.text] }
  }

  @Test("A column that is hidden by default is shown by the user's choice, and by that of the app")
  func visibility() async {
    let box = ObservedBox(Customization())
    let host = TestHost { People(columns: box.binding) }
    #expect(headings(host) == ["Name", "Age", "Fixed", "Last", "Columns"])
    box.value[visibility: "number"] = .visible
    await host.settle()
    #expect(headings(host) == ["Name", "Age", "Fixed", "Number", "Last", "Columns"])
    box.value[visibility: "number"] = .automatic
    await host.settle()
    #expect(headings(host) == ["Name", "Age", "Fixed", "Last", "Columns"])
    #expect(box.value == Customization())
  }

  @Test("The menu of the headings shows and hides the columns that can be")
  func menu() async {
    let box = ObservedBox(Customization())
    let host = TestHost { People(columns: box.binding) }
    #expect(host.all(.toggle).map(\.name) == ["Age", "Fixed", "Number"])
    await host.toggle("Age").setOn(false)
    await host.toggle("Number").setOn(true)
    #expect(headings(host) == ["Name", "Fixed", "Number", "Last", "Columns"])
    #expect(box.value[visibility: "age"] == .hidden)
    #expect(box.value[visibility: "number"] == .visible)
    await host.toggle("Age").setOn(true)
    #expect(headings(host) == ["Name", "Age", "Fixed", "Number", "Last", "Columns"])
  }

  @Test("A column that the user may not hide is shown even if a stored value says otherwise")
  func fixedVisibility() {
    let box = ObservedBox(Customization())
    box.value[visibility: "name"] = .hidden
    let host = TestHost { People(columns: box.binding) }
    #expect(headings(host).first == "Name")
  }

  @Test("The menu moves a column, with its heading and its cells, and keeps the state of the cells")
  func order() async {
    let box = ObservedBox(Customization())
    let host = TestHost { People(columns: box.binding) }
    #expect(cells(host) == ["Ada 36 fixed last"])
    let age = cellIDs(host)[1]
    await host.button("Age – Before Name").tap()
    #expect(headings(host) == ["Age", "Name", "Fixed", "Last", "Columns"])
    #expect(cells(host) == ["36 Ada fixed last"])
    #expect(cellIDs(host)[0] == age)
    await host.button("Fixed – Before Name").tap()
    #expect(headings(host) == ["Age", "Fixed", "Name", "Last", "Columns"])
    box.value.resetOrder()
    await host.settle()
    #expect(headings(host) == ["Name", "Age", "Fixed", "Last", "Columns"])
    #expect(cells(host) == ["Ada 36 fixed last"])
  }

  @Test("A heading is dragged beside others, and a column that can't be moved keeps its place")
  func dragged() async throws {
    let box = ObservedBox(Customization())
    let host = TestHost { People(columns: box.binding) }
    await host.columnHeader("Fixed").drag(before: host.columnHeader("Name"))
    #expect(headings(host) == ["Fixed", "Name", "Age", "Last", "Columns"])
    #expect(cells(host) == ["fixed Ada 36 last"])
    await host.columnHeader("Fixed").drag(after: host.columnHeader("Name"))
    #expect(headings(host) == ["Name", "Fixed", "Age", "Last", "Columns"])
    await host.columnHeader("Name").drag(after: host.columnHeader("Last"))
    #expect(headings(host) == ["Fixed", "Age", "Name", "Last", "Columns"])
    await withKnownIssue {
      await host.columnHeader("Last").drag(before: host.columnHeader("Name"))
    }
    let movable = host.graph.root.descendants.first { $0.state.accepts(.move) }
    let heading = try #require(movable).id
    for index in [-1, 6, .max] {
      #expect(throws: EventRefusal.self) {
        try host.graph.perform(UserEvent(heading, .move(to: index)))
      }
    }
  }

  @Test("A stored order of other columns orders those that are there, and the new ones follow")
  func storedOrder() throws {
    let json = #"{"order":["gone","fixed","name","fixed"],"visibility":{},"widths":{}}"#
    let stored = try JSONDecoder().decode(Customization.self, from: Data(json.utf8))
    let host = TestHost { People(columns: .constant(stored)) }
    #expect(headings(host) == ["Fixed", "Name", "Age", "Last", "Columns"])
  }

  @Test("A hidden column keeps its place among the others")
  func hiddenAndMoved() async {
    let box = ObservedBox(Customization())
    let host = TestHost { People(columns: box.binding) }
    await host.toggle("Age").setOn(false)
    await host.button("Fixed – Before Name").tap()
    #expect(headings(host) == ["Fixed", "Name", "Last", "Columns"])
    await host.toggle("Age").setOn(true)
    #expect(headings(host) == ["Fixed", "Name", "Age", "Last", "Columns"])
  }

  private func heading(_ host: TestHost, _ name: String) throws -> Element {
    try #require(
      host.graph.root.descendants.first { $0.role == .columnHeader && $0.accessibleName == name })
  }

  @Test("A user's width is that of the heading and of all cells")
  func width() async throws {
    let box = ObservedBox(Customization())
    let host = TestHost { People(columns: box.binding) }
    try host.graph.perform(UserEvent(heading(host, "Age").id, .setNumber(120.4)))
    await host.settle()
    let width = StyleProperty.frame(Frame(width: 120))
    #expect(try heading(host, "Age").state.styles.contains(width))
    let cells = host.graph.root.descendants.filter { $0.state.styles.contains(width) }
    #expect(cells.count == 4)
  }

  @Test(
    "A width outside of the bounds is refused",
    arguments: [39.9, 200.1, -1, .nan, .infinity, -.infinity, 1e308])
  func hostile(width: Double) throws {
    let box = ObservedBox(Customization())
    let host = TestHost { People(columns: box.binding) }
    let id = try heading(host, "Age").id
    #expect(throws: EventRefusal.self) {
      try host.graph.perform(UserEvent(id, .setNumber(width)))
    }
    #expect(box.value == Customization())
  }

  @Test("A column with a fixed width or without an identifier can't be resized")
  func unresizable() throws {
    let host = TestHost { People(columns: .constant(Customization())) }
    for name in ["Fixed", "Last", "Columns"] {
      let id = try heading(host, name).id
      #expect(throws: EventRefusal.unsupported(id, .columnHeader, .setNumber(100))) {
        try host.graph.perform(UserEvent(id, .setNumber(100)))
      }
    }
  }

  @Test(
    "A stored width outside of the bounds is the nearest one within",
    arguments: [1e308, -5, 7])
  func storedWidth(width: Double) throws {
    let json = #"{"visibility":{},"widths":{"age":\#(width)}}"#
    let stored = try JSONDecoder().decode(Customization.self, from: Data(json.utf8))
    let host = TestHost { People(columns: .constant(stored)) }
    let nearest = StyleProperty.frame(Frame(width: width > 200 ? 200 : 40))
    #expect(try heading(host, "Age").state.styles.contains(nearest))
  }

  @Test("A table without a customization has neither a menu nor widths that can be set")
  func plain() {
    let view = Rendering {
      Table(Person.all) {
        TableColumn("Name", value: \.name).customizationID("name")
        TableColumn("Age") { Text("\($0.age)") }.customizationID("age").defaultVisibility(.hidden)
      }
    }
    #expect(view.all(.columnHeader).map(\.content) == [.columnHeader(nil)])
    #expect(view.all(.menu).isEmpty)
  }

  @Test("What a user has chosen survives as text, and a text of anything else is nothing")
  func stored() throws {
    var value = Customization()
    value[visibility: "age"] = .hidden
    #expect(Customization(storedText: value.storedText) == value)
    for text in ["", "{", "[]", #"{"widths":{"age":"wide"}}"#] {
      #expect(Customization(storedText: text) == nil)
    }
  }

  @Test("The columns of a disabled table can't be resized")
  func disabled() throws {
    let host = TestHost { People(columns: .constant(Customization())).disabled(true) }
    let id = try heading(host, "Age").id
    #expect(throws: EventRefusal.disabled(id)) {
      try host.graph.perform(UserEvent(id, .setNumber(100)))
    }
  }

  @Test("Behaviors are sets")
  func behaviors() {
    typealias Behavior = TableColumnCustomizationBehavior
    #expect(Behavior.all == [.reorder, .resize, .visibility])
    #expect(Behavior() == [])
  }
}
