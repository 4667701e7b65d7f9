import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Rows far from the screen in a selection", .viewsEnd)
struct AbsentRowChoiceTests {
  @Test("All rows are selected, also those without views")
  func all() async {
    let box = Box<Set<Int>>([])
    let host = TestHost(rows: .nearby) {
      List(0..<1000, id: \.self, selection: box.binding) { Text("Row \($0)") }
    }
    #expect(!host.text("Row 900").exists)
    await host.role(.list)().selectAllRows()
    #expect(box.value == Set(0..<1000))
  }

  @Test("A range begins at a row that has left the page")
  func range() async {
    let box = Box<Set<Int>>([])
    let host = TestHost(rows: .nearby) {
      List(0..<1000, id: \.self, selection: box.binding) { Text("Row \($0)") }
    }
    await host.row("Row 3").selectOnly()
    await host.role(.list)().scroll(y: 10_000_000)
    #expect(!host.text("Row 3").exists)
    await host.row("Row 998").selectRange()
    #expect(box.value == Set(3...998))
  }

  @Test("All rows of a table are selected, also those without views")
  func table() async {
    let people = (0..<1000).map { Person(id: $0, name: "Person \($0)", age: 30) }
    let box = Box<Set<Int>>([])
    var made = 0
    let host = TestHost(rows: .nearby) {
      Table(people, selection: box.binding) {
        TableColumn("Name") { (person: Person) in
          made += 1
          return Text(person.name)
        }
      }
    }
    made = 0
    await host.role(.table)().selectAllRows()
    #expect(box.value == Set(0..<1000))
    #expect(made < 200, "cells far from the screen aren't made for it")
  }

  @Test("What the content of ForEach says of rows counts where they have no views")
  func traits() async {
    let box = Box<Set<String>>([])
    let host = TestHost(rows: .nearby) {
      List(selection: box.binding) {
        ForEach(0..<1000, id: \.self) { number in
          if number % 2 == 0 {
            Text("Row \(number)").tag("even \(number)").selectionDisabled(number % 4 == 0)
          } else {
            NavigationLink("Row \(number)", value: "odd \(number)")
          }
        }
      }
    }
    await host.role(.list)().selectAllRows()
    let even = (0..<1000).filter { $0 % 4 == 2 }.map { "even \($0)" }
    let odd = (0..<1000).filter { $0 % 2 == 1 }.map { "odd \($0)" }
    #expect(box.value == Set(even + odd))
  }

  @Test("Rows of a section far from the screen are selected in their order")
  func sections() async {
    let box = Box<Set<Int>>([])
    let host = TestHost(rows: .nearby) {
      List(selection: box.binding) {
        Section("First") { ForEach(0..<500, id: \.self) { Text("Row \($0)") } }
        Section("Second") { ForEach(500..<1000, id: \.self) { Text("Row \($0)") } }
      }
    }
    await host.row("Row 2").selectOnly()
    await host.role(.list)().scroll(y: 10_000_000)
    await host.row("Row 997").selectRange()
    #expect(box.value == Set(2...997))
  }
}
