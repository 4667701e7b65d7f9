import Foundation
import RostrumTesting
import RostrumViews
import Testing

struct Person: Identifiable {
  let id: Int
  var name: String
  var age: Int

  static let all = [
    Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Grace", age: 85),
    Person(id: 3, name: "Alan", age: 41),
  ]
}

@MainActor @Suite("Tables", .viewsEnd) struct TableTests {
  struct People: View {
    @State private var people = Person.all
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(people.sorted(using: order), sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Actions") { person in
          Button("Delete \(person.name)") { people.removeAll { $0.id == person.id } }
        }
      }
    }
  }

  private func names(_ host: TestHost) -> [String] {
    host.all(.tableRow).dropFirst().map { String($0.text.prefix { $0 != " " }) }
  }

  @Test("A table has a row of headings and a row for each element")
  func outline() {
    let view = Rendering {
      Table(Person.all.prefix(1)) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }
    }
    #expect(
      view.outline == """
        table
          tableRow variant="header"
            columnHeader
              text "Name"
            columnHeader
              text "Age"
          tableRow
            cell
              text "Ada"
            cell
              text "36"
        """)
  }

  @Test("A table can have a single column")
  func single() {
    let view = Rendering { Table(Person.all) { TableColumn("Name", value: \.name) } }
    #expect(view.all(.cell).count == 3)
  }

  @Test("A column can be shown and hidden")
  func optional() async {
    struct Columns: View {
      @State private var hasAge = false
      var body: some View {
        Button("age") { hasAge.toggle() }
        Table(Person.all) {
          TableColumn("Name", value: \.name)
          if hasAge { TableColumn("Age") { Text("\($0.age)") } }
        }
      }
    }
    let host = TestHost { Columns() }
    #expect(host.all(.columnHeader).map(\.name) == ["Name"])
    await host.button("age").tap()
    #expect(host.all(.columnHeader).map(\.name) == ["Name", "Age"])
    #expect(host.all(.cell).count == 6)
  }

  @Test("A heading sorts by its column, and reverses the order when it is pressed again")
  func sort() async {
    let host = TestHost { People() }
    #expect(names(host) == ["Ada", "Alan", "Grace"])
    await host.columnHeader("Age").tap()
    #expect(names(host) == ["Ada", "Alan", "Grace"])
    await host.columnHeader("Age").tap()
    #expect(names(host) == ["Grace", "Alan", "Ada"])
    await host.columnHeader("Name").tap()
    #expect(names(host) == ["Ada", "Alan", "Grace"])
  }

  @Test("The heading says how the table is sorted")
  func direction() async {
    let host = TestHost { People() }
    func sorts() -> [TableSortDirection?] {
      host.graph.root.descendants.compactMap {
        if case .columnHeader(let direction, _) = $0.content { .some(direction) } else { nil }
      }
    }
    #expect(sorts() == [.ascending, nil, nil])
    await host.columnHeader("Name").tap()
    #expect(sorts() == [.descending, nil, nil])
    await host.columnHeader("Age").tap()
    #expect(sorts() == [nil, .ascending, nil])
  }

  @Test("A column without a property doesn't sort")
  func unsorted() throws {
    let view = Rendering { People() }
    let header = try #require(view.all(.columnHeader).last)
    #expect(throws: EventRefusal.unsupported(header.id, .columnHeader, .tap)) {
      try view.graph.perform(UserEvent(header.id, .tap))
    }
  }

  @Test("Without a sort order, no heading sorts")
  func noOrder() {
    let view = Rendering { Table(Person.all) { TableColumn("Name", value: \.name) } }
    #expect(view.all(.columnHeader).allSatisfy { $0.state.accepts(.tap) == false })
  }

  @Test("One row is selected by its id")
  func choose() async {
    let box = Box<Int?>(nil)
    let host = TestHost {
      Table(Person.all, selection: box.binding) { TableColumn("Name", value: \.name) }
    }
    await host.tableRow("Grace").tap()
    #expect(box.value == 2)
  }

  @Test("Several rows are selected and deselected")
  func chooseMany() async {
    let box = Box<Set<Int>>([1])
    let host = TestHost {
      Table(Person.all, selection: box.binding) { TableColumn("Name", value: \.name) }
    }
    #expect(host.tableRow("Ada").isSelected)
    await host.tableRow("Grace").tap()
    await host.tableRow("Ada").tap()
    #expect(box.value == [2])
  }

  @Test("Controls in cells act on their row")
  func control() async {
    let host = TestHost { People() }
    await host.button("Delete Grace").tap()
    #expect(names(host) == ["Ada", "Alan"])
  }

  @Test("Rows of a disabled table can't be selected")
  func disabled() {
    let host = TestHost {
      Table(Person.all, selection: Binding<Int?>.constant(nil)) {
        TableColumn("Name", value: \.name)
      }
      .disabled(true)
    }
    #expect(!host.tableRow("Ada").isEnabled)
  }
}
