import Foundation
import Rostrum
import RostrumTesting
import Testing

@MainActor @Suite("Rows near the window")
struct LazyRowsTests {
  @Test("A test host creates all rows by default")
  func all() {
    let host = TestHost { List(0..<200) { Text("Row \($0)") } }
    #expect(host.all(.row).count == 200)
  }

  @Test("A list creates the rows near the window only, and the place of the others is as long")
  func nearby() {
    let host = TestHost(rows: .nearby) { List(0..<1000) { Text("Row \($0)") } }
    let rows = host.all(.row)
    #expect((30..<60).contains(rows.count))
    #expect(rows.first?.text == "Row 0")
    #expect(host.text("Row 15").isVisible)
    #expect(!host.text("Row 100").exists)
    let height = rows[1].frame.minY - rows[0].frame.minY
    let gap = host.graph.root.snapshot.gaps.first
    #expect(gap == 1000 - rows.count)
    #expect(height > 30)
  }

  @Test("Scrolling creates the rows ahead and removes those far behind")
  func scrolling() async {
    let host = TestHost(rows: .nearby) { List(0..<1000) { Text("Row \($0)") } }
    for _ in 0..<20 {
      await host.role(.list)().scroll(y: 300)
      #expect(host.isFilledWithRows)
    }
    #expect(!host.text("Row 0").exists)
    #expect(host.all(.row).count < 90)
    for _ in 0..<25 {
      await host.role(.list)().scroll(y: -300)
      #expect(host.isFilledWithRows)
    }
    #expect(host.text("Row 0").isVisible)
  }

  @Test("A jump into the middle of the list shows the rows there")
  func jump() async {
    let host = TestHost(rows: .nearby) { List(0..<10_000) { Text("Row \($0)") } }
    await host.role(.list)().scroll(y: 200_000)
    #expect(host.isFilledWithRows)
    #expect(host.all(.row).count < 90)
    await host.role(.list)().scroll(y: 10_000_000)
    #expect(host.text("Row 9999").isVisible)
    await host.role(.list)().scroll(y: -10_000_000)
    #expect(host.text("Row 0").isVisible)
  }

  struct Counters: View {
    let count: Int
    var body: some View {
      List(0..<count) { Counter(name: $0) }
    }
  }

  struct Counter: View {
    let name: Int
    @State private var taps = 0
    var body: some View {
      Button("\(name): \(taps)") { taps += 1 }
    }
  }

  @Test("A row that leaves and returns has its state")
  func state() async {
    let host = TestHost(rows: .nearby) { Counters(count: 1000) }
    await host.button("3: 0").tap()
    await host.role(.list)().scroll(y: 20_000)
    #expect(!host.button("3: 1").exists)
    await host.role(.list)().scroll(y: -20_000)
    await host.button("3: 1").tap()
    #expect(host.button("3: 2").isVisible)
  }

  @Test("Rows without state are released when they leave")
  func released() async {
    let host = TestHost(rows: .nearby) { Counters(count: 1000) }
    await host.role(.list)().scroll(y: 3000)
    let count = host.graph.liveNodeCount
    for _ in 0..<10 { await host.role(.list)().scroll(y: 3000) }
    #expect(host.graph.liveNodeCount < count * 2)
  }

  struct Deleting: View {
    @State private var names = Array(0..<500)
    var body: some View {
      Button("Delete row 3") { names.removeAll { $0 == 3 } }
      Button("Add row 3") { names.insert(3, at: 3) }
      List(names, id: \.self) { Counter(name: $0) }
    }
  }

  @Test("The state of an element that is deleted while its row is away ends")
  func deletedState() async {
    let host = TestHost(rows: .nearby) { Deleting() }
    await host.button("3: 0").tap()
    await host.role(.list)().scroll(y: 9000)
    await host.button("Delete row 3").tap()
    await host.button("Add row 3").tap()
    await host.role(.list)().scroll(y: -9000)
    #expect(host.button("3: 0").exists)
  }

  struct Paging: View {
    @State private var count = 50
    var body: some View {
      List(0..<count, id: \.self) { row in
        Text("Row \(row)")
          .onAppear { if row == count - 1 { count += 50 } }
      }
    }
  }

  @Test("A row appears when it comes near the window, so that the last one can load more")
  func paging() async {
    let host = TestHost(rows: .nearby) { Paging() }
    await host.role(.list)().scroll(y: 10_000)
    #expect(host.text("Row 49").exists)
    await host.role(.list)().scroll(y: 10_000)
    #expect(host.text("Row 99").exists)
    #expect(!host.text("Row 400").exists)
  }

  struct Reader: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(700, anchor: .center) }
        List(0..<1000) { Text("Row \($0)") }
      }
    }
  }

  @Test("A proxy scrolls to a row without views")
  func scrollTo() async {
    let host = TestHost(rows: .nearby) { Reader() }
    await host.button("Go").tap()
    #expect(host.text("Row 700").isVisible)
    #expect(host.isFilledWithRows)
  }

  @Test("A test scrolls to a row by its identity, and is told when there is none")
  func testScrollsTo() async {
    let host = TestHost(rows: .nearby) { List(0..<1000) { Text("Row \($0)") } }
    await host.role(.list)().scroll(to: 500)
    #expect(host.text("Row 500").isVisible)
    await expectIssue("Can't scroll list to 5000: no row in it has this identity.") {
      await host.role(.list)().scroll(to: 5000)
    }
  }

  @Test("Lazy stacks create the views near the window, in both directions")
  func stacks() async {
    let column = TestHost(rows: .nearby) {
      ScrollView { LazyVStack { ForEach(0..<1000) { Text("Row \($0)") } } }
    }
    #expect(column.all(.text).count < 200)
    await column.role(.scroll)().scroll(y: 8000)
    #expect(column.all(.text).contains { $0.isVisible })
    #expect(!column.text("Row 0").exists)
    let row = TestHost(rows: .nearby) {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<1000) { Text("\($0)").frame(width: 50) } }
      }
    }
    #expect(row.all(.text).count < 60)
    await row.role(.scroll)().scroll(x: 20_000)
    #expect(row.all(.text).contains { $0.isVisible })
    #expect(!row.text("0").exists)
  }

  @Test("A lazy grid creates whole lines near the window, for as many columns as it has")
  func grid() async {
    let host = TestHost(rows: .nearby) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 10) {
          ForEach(0..<3000) { Text("Cell \($0)").frame(height: 50) }
        }
      }
    }
    #expect(host.all(.text).count < 150)
    await host.role(.scroll)().scroll(y: 20_000)
    let cells = host.all(.text).filter(\.isVisible)
    #expect(cells.count >= 40)
    #expect(Set(cells.map { Int($0.frame.midX / 20) }).count == 3)
    #expect(!host.text("Cell 0").exists)
  }

  struct Person: Identifiable {
    let id: Int
  }

  @Test("A table creates the rows near the window")
  func table() async {
    let host = TestHost(rows: .nearby) {
      Table((0..<1000).map(Person.init)) { TableColumn("Number") { Text("No. \($0.id)") } }
    }
    #expect(host.all(.text).count < 80)
    await host.role(.table)().scroll(y: 20_000)
    #expect(!host.text("No. 0").exists)
    #expect(host.all(.text).contains { $0.isVisible && $0.text.hasPrefix("No. 4") })
  }

  @Test("The sections of a list are lazy together")
  func sections() async {
    let host = TestHost(rows: .nearby) {
      List {
        ForEach(0..<20) { section in
          Section("Section \(section)") {
            ForEach(0..<100) { Text("Row \(section)-\($0)") }
          }
        }
      }
    }
    #expect(host.text("Row 0-0").isVisible)
    #expect(host.all(.row).count < 100)
    for _ in 0..<60 {
      await host.role(.list)().scroll(y: 700)
      #expect(host.all(.row).contains { $0.isVisible })
    }
    #expect(!host.text("Row 0-0").exists)
  }

  @Test("The rows of a form are lazy, in its sections and outside of them")
  func form() async {
    let host = TestHost(rows: .nearby) {
      Form {
        Toggle("First", isOn: .constant(true))
        Section("Fields") { ForEach(0..<1000) { Text("Field \($0)") } }
      }
    }
    #expect(host.toggle("First").isVisible && host.text("Field 0").isVisible)
    #expect(host.all(.row).count < 90)
    await host.role(.form)().scroll(y: 20_000)
    #expect(!host.text("Field 0").exists)
    #expect(host.all(.row).contains { $0.isVisible && $0.text.hasPrefix("Field 4") })
  }

  struct Typing: View {
    @State private var texts = Array(repeating: "", count: 1000)
    var body: some View {
      List(0..<1000) { TextField("Field \($0)", text: $texts[$0]) }
    }
  }

  @Test("The row with the focus stays")
  func focus() async {
    let host = TestHost(rows: .nearby) { Typing() }
    await host.textField("Field 2").focus()
    await host.role(.list)().scroll(y: 30_000)
    #expect(host.textField("Field 2").isFocused)
    await host.textField("Field 2").type("a")
    #expect(host.textField("Field 2").value == "a")
    #expect(!host.textField("Field 1").exists)
    #expect(host.isFilledWithRows)
  }

  struct Growing: View {
    @State private var rows: [Int] = []
    var body: some View {
      Button("Load") { rows = Array(0..<1000) }
      Button("Prepend") { rows.insert(-1, at: 0) }
      Button("Clear") { rows = [] }
      List(rows, id: \.self) { Text("Row \($0)") }
    }
  }

  @Test("Rows come and go with their data")
  func data() async {
    let host = TestHost(rows: .nearby) { Growing() }
    await host.button("Load").tap()
    #expect(host.text("Row 0").isVisible)
    #expect(host.isFilledWithRows)
    await host.button("Prepend").tap()
    #expect(host.text("Row -1").isVisible)
    await host.role(.list)().scroll(y: 10_000)
    await host.button("Clear").tap()
    #expect(host.all(.row).isEmpty)
    await host.button("Load").tap()
    #expect(host.text("Row 0").isVisible)
  }

  @Test("Rows and those that are absent are all rows")
  func count() {
    let host = TestHost(rows: .nearby) { List(Array(0..<1000), id: \.self) { Text("Row \($0)") } }
    let children = host.graph.root.snapshot.children.first?.children ?? []
    #expect(children.count > 20)
    #expect(children.reduce(0) { $0 + ($1.state.absentRows ?? 1) } == 1000)
  }
}

extension TestHost {
  /// Whether there is a row at each height of the list.
  fileprivate var isFilledWithRows: Bool {
    let list = role(.list)().frame
    let frames = all(.row).map(\.frame)
    return stride(from: list.minY + 10, to: list.maxY - 30, by: 20).allSatisfy { y in
      frames.contains { $0.minY <= y && y <= $0.maxY }
    }
  }
}

extension ElementSnapshot {
  /// The numbers of absent rows.
  fileprivate var gaps: [Int] { (state.absentRows.map { [$0] } ?? []) + children.flatMap(\.gaps) }
}
