import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Menus of rows of tables", .viewsEnd) struct TableMenuTests {
  private let log = Log()

  private func host(@ViewBuilder preview: @escaping () -> some View = { EmptyView() }) -> TestHost {
    TestHost { [log] in
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      } rows: {
        TableRow(Person.all[0])
        ForEach(Person.all.dropFirst()) { person in
          TableRow(person).contextMenu {
            Button("Delete \(person.name)") { log(person.name) }
          } preview: {
            preview()
          }
        }
      }
    }
  }

  @Test("Each row has its own menu, and only those that ask for one")
  func rows() async {
    let host = host()
    await host.tableRow(containing: "Alan").menu("Actions").button("Delete Alan").tap()
    #expect(log.take() == ["Alan"])
    #expect(!host.tableRow(containing: "Ada").menu().exists)
    let menus = host.graph.root.descendants.filter { $0.role == .tableRow }.map {
      $0.state.interaction(.rowMenu) != nil
    }
    #expect(menus == [false, false, true, true])
  }

  @Test("The menu isn't one of the cells, and the preview isn't evaluated")
  func cells() {
    let host = host { [log] in
      let _ = log("preview")
      Text("Preview")
    }
    let rows = host.graph.root.descendants.filter { $0.role == .tableRow }.dropFirst()
    #expect(
      rows.map { $0.children.map(\.role) } == [
        [.cell, .cell], [.cell, .cell, .group], [.cell, .cell, .group],
      ])
    #expect(log.take().isEmpty)
  }

  @Test("The menu of a row with others in it is that of the row alone")
  func outline() async {
    let isExpanded = ObservedBox(true)
    let host = TestHost { [log] in
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        DisclosureTableRow(Person.all[0], isExpanded: isExpanded.binding) {
          TableRow(Person.all[1])
        }
        .contextMenu { Button("Delete") { log("Ada") } }
      }
    }
    await host.button("Delete").tap()
    #expect(log.take() == ["Ada"])
    #expect(!host.tableRow(containing: "Grace").menu().exists)
  }
}
