import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Rows and sections of lists", .viewsEnd) struct RowLookTests {
  @Test("Insets, separators and their colour belong to the row")
  func row() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let view = Rendering {
      List {
        Text("a").listRowInsets(insets).listRowSeparator(.hidden, edges: .bottom)
          .listRowSeparatorTint(.red)
      }
    }
    #expect(
      Set(try view.only(.row).styles) == [
        .rowInsets(insets), .rowSeparator(false, .bottom), .rowSeparatorTint(.red),
      ])
    #expect(try view.only(.text).styles.isEmpty)
  }

  @Test("A bordered list has a line around it, and rows alternate if the style says so")
  func bordered() throws {
    func list(_ style: some ListStyle) throws -> Element {
      try Rendering { List { Text("a") }.listStyle(style) }.only(.list)
    }
    #expect(try list(.bordered).styles == [.border(.separator, width: 1)])
    #expect(
      Set(try list(.bordered(alternatesRowBackgrounds: true)).styles)
        == [.border(.separator, width: 1), .alternatingRows])
    #expect(try list(.inset(alternatesRowBackgrounds: true)).styles == [.alternatingRows])
    #expect(try list(.inset(alternatesRowBackgrounds: false)).styles.isEmpty)
    #expect(try list(.inset).content == list(.inset(alternatesRowBackgrounds: true)).content)
    let inner = Rendering {
      List { Text("a") }.listStyle(.plain).listStyle(.bordered)
    }
    #expect(try inner.only(.list).styles.isEmpty)
  }

  @Test("A list's tint of symbols is passed on, and that of a row takes its place there")
  func itemTint() throws {
    let view = Rendering {
      List {
        Label("a", systemImage: "star").listItemTint(.monochrome)
        Label("b", systemImage: "star").listItemTint(Color.red)
      }
      .listItemTint(.fixed(.purple))
    }
    #expect(try view.only(.list).styles == [.itemTint(.purple)])
    #expect(view.all(.label).map(\.styles) == [[.itemTint(.secondary)], [.itemTint(.red)]])
    let none: Color? = nil
    let plain = Rendering {
      List { Label("a", systemImage: "star").listItemTint(.preferred(.red)).listItemTint(none) }
    }
    #expect(try plain.only(.label).styles == [.itemTint(.red)])
  }

  @Test("A row has the prominence that is set around its badge")
  func badgeProminence() {
    let view = Rendering {
      List {
        Text("a").badge(1)
        Text("b").badge(2).badgeProminence(.increased)
        Group {
          Text("c").badge(3)
          Text("d").badge(4).badgeProminence(.standard)
          Text("e")
        }
        .badgeProminence(.decreased)
      }
    }
    let rows = view.all(.row).map(\.state)
    #expect(rows.map(\.badge) == ["1", "2", "3", "4", nil])
    #expect(
      rows.map(\.badgeProminence)
        == [.standard, .increased, .decreased, .standard, .standard])
  }

  @Test("Rows of lists and tables alternate, if the app asks for it")
  func alternating() throws {
    let list = Rendering {
      List { Text("a") }.alternatingRowBackgrounds()
      List { Text("b") }.alternatingRowBackgrounds(.disabled)
      List { Text("c") }
    }
    #expect(list.all(.list).map(\.styles) == [[.alternatingRows], [], []])
    let table = Rendering {
      VStack {
        Table([Named(id: "a")]) { TableColumn("Name") { Text($0.id) } }
      }
      .alternatingRowBackgrounds()
    }
    #expect(try table.only(.table).styles.contains(.alternatingRows))
  }

  @Test("Sections have the margins that the app sets for each edge")
  func sectionMargins() {
    let view = Rendering {
      List {
        Section("a") { Text("b") }.listSectionMargins(.horizontal, 4)
          .listSectionMargins(.leading, nil)
        Section("c") { Text("d") }.listSectionMargins(.top, nil)
        Section("e") { Text("f") }
      }
      .listSectionMargins(.top, 10)
      VStack { Section("g") { Text("h") } }.listSectionMargins(.all, 10)
    }
    #expect(
      view.all(.section).map(\.styles) == [
        [.sectionMargin(.top, 10), .sectionMargin(.leading, 4), .sectionMargin(.trailing, 4)],
        [], [.sectionMargin(.top, 10)], [],
      ])
  }

  private struct Named: Identifiable {
    let id: String
  }

  /// A section whose modifiers change with a state.
  struct Changing: View {
    @State var isMarked = false

    var body: some View {
      List {
        Section("Marked") {
          Text("a")
          ForEach(["b", "c"], id: \.self) { Text($0) }
          Text("d").listRowBackground(Color.red)
        }
        .listRowSeparator(isMarked ? .hidden : .automatic)
        .listRowBackground(isMarked ? Color.green : nil)
        Section { Text("e") }
        Button("Mark") { isMarked.toggle() }
      }
    }
  }

  @Test("What a section says of rows is that of each of its rows, unless a row says otherwise")
  func section() async {
    let host = TestHost { Changing() }
    func styles() -> [[StyleProperty]] {
      host.graph.root.descendants.filter { $0.role == .row }.map(\.state.styles)
    }
    let red = StyleProperty.rowBackground(.color(.red))
    #expect(styles() == [[], [], [], [red], [], []])
    await host.button("Mark").tap()
    let marked: [StyleProperty] = [.rowBackground(.color(.green)), .rowSeparator(false, .all)]
    #expect(styles() == [marked, marked, marked, [red, marked[1]], [], []])
    await host.button("Mark").tap()
    #expect(styles() == [[], [], [], [red], [], []])
  }

  @Test("Automatic and nil values add no styles")
  func nothing() throws {
    let view = Rendering {
      List {
        Text("a").listRowInsets(nil).listRowSeparator(.automatic).listRowSeparatorTint(nil)
      }
      .listRowSpacing(nil).listSectionSpacing(.default)
    }
    #expect(try view.only(.row).styles.isEmpty)
    #expect(try view.only(.list).styles.isEmpty)
  }

  @Test("Spacing between rows and sections belongs to the list")
  func spacing() throws {
    let view = Rendering { List { Text("a") }.listRowSpacing(4).listSectionSpacing(.compact) }
    #expect(Set(try view.only(.list).styles) == [.rowSpacing(4), .sectionSpacing(12)])
    let custom = Rendering { List { Text("a") }.listSectionSpacing(30) }
    #expect(try custom.only(.list).styles == [.sectionSpacing(30)])
  }

  @Test("A list or form can hide the background of its content")
  func background() throws {
    let view = Rendering {
      List { Text("a") }.scrollContentBackground(.hidden)
      Form { Text("b") }.scrollContentBackground(.visible)
    }
    #expect(try view.only(.list).content == .list(.automatic, [.background(.hidden)]))
    #expect(try view.only(.form).content == .form(.automatic, [.background(.visible)]))
  }

  struct Folding: View {
    @State var isExpanded = true

    var body: some View {
      List {
        Section("Names", isExpanded: $isExpanded) {
          Text("Ada")
          Text("Alan")
        }
      }
    }
  }

  @Test("A header collapses and expands the rows")
  func fold() async {
    let host = TestHost { Folding() }
    #expect(host.section("Names").isOn)
    await host.section("Names").tap()
    #expect(host.all(.row).isEmpty)
    #expect(!host.section("Names").isOn)
    await host.section("Names").tap()
    #expect(host.all(.row).map(\.text) == ["Ada", "Alan"])
  }

  @Test("Rows can be collapsed initially")
  func folded() {
    #expect(TestHost { Folding(isExpanded: false) }.all(.row).isEmpty)
  }

  @Test("A section that can't be collapsed accepts no taps")
  func plain() throws {
    let view = Rendering { List { Section("a") { Text("b") } } }
    let section = try view.only(.section)
    #expect(throws: EventRefusal.unsupported(section.id, .section, .tap)) {
      try view.graph.perform(UserEvent(section.id, .tap))
    }
  }

  @Test("A custom header collapses rows, too")
  func header() {
    let view = Rendering {
      List {
        Section(isExpanded: .constant(false)) {
          Text("row")
        } header: {
          Text("head")
        }
      }
    }
    #expect(view.outline == "list\n  section value=off\n    header\n      text \"head\"")
  }

  @Test("Header and footer can precede the rows")
  func older() {
    let view = Rendering {
      List {
        Section(header: Text("a")) { Text("b") }
        Section(footer: Text("c")) { Text("d") }
        Section(header: Text("e"), footer: Text("f")) { Text("g") }
      }
    }
    #expect(view.all(.header).map(\.children.count) == [1, 1])
    #expect(view.all(.footer).map(\.children.count) == [1, 1])
    #expect(view.all(.row).count == 3)
  }

  @Test("A list of bindings has a row for each")
  func bindings() async {
    struct Names: View {
      @State private var people = Person.all
      var body: some View {
        List($people) { $person in TextField("Name \(person.id)", text: $person.name) }
        Text(people.map(\.name).joined(separator: ","))
      }
    }
    let host = TestHost { Names() }
    await host.textField("Name 2").type("Barbara")
    #expect(host.text("Ada,Barbara,Alan").exists)
  }

  @Test("A list of bindings can have custom ids and a selection")
  func bindingsWithSelection() async {
    let people = Box(Person.all)
    let chosen = Box<Int?>(nil)
    let many = Box<Set<Int>>([])
    let host = TestHost {
      List(people.binding, id: \.name) { $person in Text("id \(person.name)") }
      List(people.binding, selection: chosen.binding) { $person in Text("one \(person.name)") }
      List(people.binding, selection: many.binding) { $person in Text("any \(person.name)") }
    }
    #expect(host.row("id Ada").exists)
    await host.row("one Grace").tap()
    await host.row("any Alan").tap()
    #expect(chosen.value == 2)
    #expect(many.value == [3])
  }

  @Test("A full swipe performs the first button's action only if it is allowed")
  func fullSwipe() {
    let view = Rendering {
      List {
        Text("a").swipeActions { Button("Delete") {} }
        Text("b").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {} }
      }
    }
    #expect(
      view.all(.rowActions).map(\.content) == [
        .rowActions(.trailing, allowsFullSwipe: true),
        .rowActions(.leading, allowsFullSwipe: false),
      ])
  }
}
