import Foundation
import RostrumTesting
import Testing

@testable import RostrumViews

@MainActor @Suite("Rows and sections of lists", .viewsEnd) struct RowLookTests {
  @Test("Insets, lines and their colour are the row's")
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

  @Test("What is automatic or nothing says nothing")
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

  @Test("Distances between rows and sections are the list's")
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

  @Test("A heading folds rows away and out again")
  func fold() async {
    let host = TestHost { Folding() }
    #expect(host.section("Names").isOn)
    await host.section("Names").tap()
    #expect(host.all(.row).isEmpty)
    #expect(!host.section("Names").isOn)
    await host.section("Names").tap()
    #expect(host.all(.row).map(\.text) == ["Ada", "Alan"])
  }

  @Test("Rows can be folded away at first")
  func folded() {
    #expect(TestHost { Folding(isExpanded: false) }.all(.row).isEmpty)
  }

  @Test("A section that is not foldable takes no taps")
  func plain() throws {
    let view = Rendering { List { Section("a") { Text("b") } } }
    let section = try view.only(.section)
    #expect(throws: EventRefusal.unsupported(section.id, .section, .tap)) {
      try view.graph.perform(UserEvent(section.id, .tap))
    }
  }

  @Test("A heading of views folds, too")
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

  @Test("Heading and note can be said before the rows")
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

  @Test("A list makes rows of bindings")
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

  @Test("A full swipe does what the first button does only where it is allowed")
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
