import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Menus of rows", .viewsEnd)
struct RowMenuTests {
  private let log = Log()
  private let box = Box<Set<String>>([])

  private func host(hasAction: Bool = true) -> TestHost {
    TestHost { [log, box] in
      List(["a", "b", "c"], id: \.self, selection: box.binding) { Text($0) }
        .contextMenu(forSelectionType: String.self) { names in
          if names.isEmpty {
            Button("New") { log("new") }
          } else {
            let all = names.sorted().joined()
            Button("Delete \(all)") { log("delete \(all)") }
          }
        } primaryAction: { names in
          log("open \(names.sorted().joined())")
        }
    }
  }

  @Test("The menu of a row is for that row, without selecting it")
  func row() async {
    box.value = ["a"]
    let host = host()
    await host.row(containing: "b").openRowMenu()
    await host.button("Delete b").tap()
    #expect(log.take() == ["delete b"])
    #expect(box.value == ["a"])
  }

  @Test("The menu of a selected row is for all that are selected")
  func selection() async {
    box.value = ["a", "c"]
    let host = host()
    await host.row(containing: "c").openRowMenu()
    await host.button("Delete ac").tap()
    await host.row(containing: "b").openRowMenu()
    #expect(!host.button("Delete ac").exists)
    await host.button("Delete b").tap()
    #expect(log.take() == ["delete ac", "delete b"])
  }

  @Test("The menu of the space without rows is for none")
  func empty() async {
    let host = host()
    await host.role(.list)().openRowMenu()
    await host.button("New").tap()
    #expect(log.take() == ["new"])
  }

  @Test("The primary action is for a row, or for all that are selected if it is one of them")
  func primary() async {
    box.value = ["a", "b"]
    let host = host()
    await host.row(containing: "c").performPrimaryAction()
    await host.row(containing: "b").performPrimaryAction()
    #expect(log.take() == ["open c", "open ab"])
    #expect(box.value == ["a", "b"])
  }

  @Test("A list with a single selection, and a table, have menus as well")
  func others() async {
    struct Screen: View {
      @State private var city: String?
      @State private var person: Int?
      @State private var done = ""
      var body: some View {
        List(["Ulm"], id: \.self, selection: $city) { Text($0) }
          .contextMenu(forSelectionType: String.self) { cities in
            Button("Visit \(cities.joined())") { done = "visited" }
          }
        Table(Person.all, selection: $person) { TableColumn("Name", value: \.name) }
          .contextMenu(forSelectionType: Int.self) { people in
            Button("Call \(people.reduce(0, +))") { done = "called" }
          } primaryAction: { people in
            done = "opened \(people.reduce(0, +))"
          }
        Text("Done: \(done)")
      }
    }
    let host = TestHost { Screen() }
    await host.row(containing: "Ulm").openRowMenu()
    await host.button("Visit Ulm").tap()
    #expect(host.text("Done: visited").exists)
    await host.tableRow("Grace").openRowMenu()
    await host.button("Call 2").tap()
    #expect(host.text("Done: called").exists)
    await host.tableRow("Alan").performPrimaryAction()
    #expect(host.text("Done: opened 3").exists)
  }

  @Test("Sets of the type of the selection have a menu, and an action if there is one")
  func types() throws {
    let view = Rendering {
      List(["a"], id: \.self, selection: box.binding) { Text($0) }
        .contextMenu(forSelectionType: Int.self) { _ in Button("Wrong") {} }
    }
    let list = try view.only(.list)
    let row = try view.only(.row)
    for choice in [RowChoice.menu(row.id), .menu(nil), .primary(row.id)] {
      #expect(throws: EventRefusal.unsupported(list.id, .list, .choose(choice))) {
        try view.graph.perform(UserEvent(list.id, .choose(choice)))
      }
    }
    let other = Rendering {
      List(["a"], id: \.self, selection: box.binding) { Text($0) }
        .contextMenu(forSelectionType: String.self) { _ in Button("Right") {} }
    }
    let ids = try (other.only(.list).id, other.only(.row).id)
    try other.graph.perform(UserEvent(ids.0, .choose(.menu(ids.1))))
    #expect(throws: EventRefusal.unsupported(ids.0, .list, .choose(.primary(ids.1)))) {
      try other.graph.perform(UserEvent(ids.0, .choose(.primary(ids.1))))
    }
  }

  @Test("A list says that its rows have a menu, and whether they have an action")
  func interaction() throws {
    let view = Rendering {
      Column {
        List(["a"], id: \.self, selection: box.binding) { Text($0) }
          .contextMenu(forSelectionType: String.self) { _ in Button("x") {} }
        List(["b"], id: \.self, selection: box.binding) { Text($0) }
          .contextMenu(forSelectionType: String.self) { _ in
          } primaryAction: { _ in
          }
      }
    }
    #expect(
      view.all(.list).map { $0.state.interaction(.rowMenu) }
        == [.rowMenu(hasPrimaryAction: false), .rowMenu(hasPrimaryAction: true)])
  }
}
