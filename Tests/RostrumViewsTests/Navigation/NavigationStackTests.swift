import RostrumScenes
import RostrumViews
import Testing

@MainActor
@Suite("Navigation stacks", .viewsEnd)
struct NavigationStackTests {
  struct Counting: View {
    let number: Int
    let log: Log
    @State var count = 0
    @Environment(\.dismiss) var dismiss
    var body: some View {
      Press("count \(count)") { count += 1 }
        .navigationTitle("Number \(number)")
        .onAppear { log("\(number) appears") }
        .onDisappear { log("\(number) disappears") }
      NavigationLink("next", value: number + 1)
      Press("pop") { dismiss() }
    }
  }

  struct Screen: View {
    let log: Log
    @State var path: [Int] = []
    var body: some View {
      NavigationStack(
        path: Binding(
          get: { path },
          set: {
            path = $0; log("path \($0)")
          })
      ) {
        Column {
          NavigationLink("one", value: 1)
          Press("deep") { path = [1, 2, 3] }
        }
        .onAppear { log("root appears") }
        .onDisappear { log("root disappears") }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Counting(number: $0, log: log) }
      }
    }
  }

  @Test("A link pushes its value; going back writes the shorter path once")
  func pushAndBack() throws {
    let log = Log()
    let stage = Stage { Screen(log: log) }
    #expect(log.take() == ["root appears"])
    #expect(
      stage.tree == """
        navigationStack
          screen "Root"
            navigationBar "Root"
            stack axis="vertical"
              link
                text "one"
              button
                text "deep"
        """)
    try stage.tap("one")
    #expect(log.take() == ["path [1]", "1 appears", "root disappears"])
    let stack = try #require(stage.first(.navigationStack))
    #expect(stack.children.map { $0.content.title } == ["Root", "Number 1"])
    #expect(stage.graph.presentations.map(\.description) == ["screen \"Number 1\""])
    #expect(stage.graph.presentations.first?.dismissal == UserEvent(stack.id, .back(depth: 0)))
    try stage.perform(.back(depth: 0), on: stack)
    #expect(log.take() == ["path []", "root appears", "1 disappears"])
  }

  @Test("A covered screen keeps its state and accepts no events")
  func covered() throws {
    let stage = Stage { Screen(log: Log(), path: [1]) }
    try stage.tap("count 0")
    let button = try #require(stage["count 1"])
    try stage.tap("next")
    #expect(try stage.refusal(.tap, on: button) == .hidden(button.id))
    try stage.tap("pop")
    #expect(stage["count 1"] === button)
    try stage.tap("count 1")
    #expect(stage["count 2"] === button)
  }

  @Test("A path created in code shows all its screens immediately")
  func deep() throws {
    let log = Log()
    let stage = Stage { Screen(log: log, path: [1, 2]) }
    #expect(
      stage.graph.presentations.map(\.description) == ["screen \"Number 1\"\n  screen \"Number 2\""]
    )
    #expect(log.take() == ["2 appears"])
    try stage.perform(.back(depth: 0), on: stage.first(.navigationStack))
    #expect(log.take() == ["path []", "root appears", "2 disappears"])
  }

  @Test("Going back to a depth that isn't below is refused")
  func badDepth() throws {
    let stage = Stage { Screen(log: Log(), path: [1]) }
    let stack = try #require(stage.first(.navigationStack))
    for depth in [-1, 1, 2] {
      let refusal = try stage.refusal(.back(depth: depth), on: stack)
      #expect(
        refusal
          == .invalidValue(stack.id, "depth \(depth) isn't below the current depth 1"))
    }
  }

  @Test("A stack without a path stores its own; a hidden back button refuses to go back")
  func ownPath() throws {
    let stage = Stage {
      NavigationStack {
        NavigationLink("one", value: 1)
          .navigationDestination(for: Int.self) { number in
            Text(verbatim: "number \(number)").navigationBarBackButtonHidden(number == 2)
            NavigationLink("two", value: 2)
          }
      }
    }
    try stage.tap("one")
    try stage.tap("two")
    let stack = try #require(stage.first(.navigationStack))
    #expect(stack.children.count == 3)
    #expect(try stage.refusal(.back(depth: 1), on: stack) == .dismissDisabled(stack.id))
  }

  @Test("A link to a view and a Boolean push screens; going back resets the Boolean")
  func viewScreens() throws {
    struct Root: View {
      @State var isOn = false
      var body: some View {
        NavigationLink("view") { Text(verbatim: "by link") }
        Press("flag \(isOn)") { isOn = true }
          .navigationDestination(isPresented: $isOn) { Text(verbatim: "by flag \(isOn)") }
      }
    }
    let stage = Stage { NavigationStack { Root() } }
    try stage.tap("view")
    #expect(stage["by link"] != nil)
    try stage.perform(.back(depth: 0), on: stage.first(.navigationStack))
    try stage.tap("flag false")
    #expect(stage["by flag true"] != nil)
    try stage.perform(.back(depth: 0), on: stage.first(.navigationStack))
    #expect(stage["flag false"] != nil)
    #expect(stage.graph.presentations.isEmpty)
  }

  @Test("Dismissing a screen doesn't affect an item that already belongs to a different screen")
  func dismissAfterChange() throws {
    struct Pushed: View {
      @Binding var item: Int?
      @Environment(\.dismiss) var dismiss
      var body: some View {
        Press("next") {
          item = (item ?? 0) + 1
          dismiss()
        }
      }
    }
    struct Screen: View {
      @State var item: Int? = 1
      var body: some View {
        NavigationStack {
          Text(verbatim: "root").navigationDestination(item: $item) { number in
            Pushed(item: $item).navigationTitle("Number \(number)")
          }
        }
      }
    }
    let stage = Stage { Screen() }
    try stage.tap("next")
    let stack = try #require(stage.first(.navigationStack))
    #expect(stack.children.last?.content.title == "Number 2")
  }

  @Test("Elements with ids keep their screens when others are inserted and removed")
  func ids() throws {
    struct Element { let id: Int; var name: String }
    struct Screen: View {
      let log: Log
      @State var elements = [Element(id: 1, name: "a"), Element(id: 2, name: "b")]
      var body: some View {
        let source = StackSource(
          path: {
            elements.map { element in
              StackSource.Entry(id: element.id) { Page(name: element.name) }
            }
          },
          truncate: {
            elements.removeLast(elements.count - $0); log("truncate \($0)")
          },
          push: { value in
            guard let name = value.base as? String else { return false }
            elements.append(Element(id: elements.count + 1, name: name))
            return true
          })
        NavigationStack<[Int], Text>(source: source) { Text(verbatim: "root") }
          .onChange(of: 0) {}
      }
    }
    struct Page: View {
      let name: String
      @State var count = 0
      @Environment(\.navigation) var navigation
      var body: some View {
        Press("\(name) \(count)") { count += 1 }
        Press("push") { navigation("c") }
      }
    }
    let log = Log()
    let stage = Stage { Screen(log: log) }
    try stage.tap("b 0")
    try stage.tap("push")
    #expect(stage["c 0"] != nil)
    try stage.perform(.back(depth: 2), on: stage.first(.navigationStack))
    #expect(log.take() == ["truncate 2"])
    #expect(stage["b 1"] != nil)
  }

  @Test("Toolbar items are in the bar of their screen")
  func toolbar() throws {
    struct Root: View {
      @State var hasSave = false
      var body: some View {
        Press("toggle") { hasSave.toggle() }
          .navigationTitle("Edit")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Press("Cancel") {} }
            if hasSave {
              ToolbarItem(placement: .confirmationAction) { Press("Save") {} }
            }
          }
      }
    }
    let stage = Stage { NavigationStack { Root() } }
    #expect(
      stage.first(.navigationBar)?.description == """
        navigationBar "Edit" titleMode="inline"
          group variant="barLeading"
            toolbarItem placement="cancellationAction"
              button
                text "Cancel"
        """)
    try stage.tap("toggle")
    #expect(stage.first(.navigationBar)?.children.count == 2)
    try stage.tap("Save")
  }

  @Test("A destination stays registered when a row with a different id takes the row's place")
  func destinationOfReplacedRow() throws {
    struct Root: View {
      @State var rows = ["a"]
      var body: some View {
        Press("replace") { rows = ["b"] }
        Press("double") { rows = ["b", "c"] }
        Press("cut") { rows = ["b"] }
        ForEach(rows, id: \.self) { row in
          NavigationLink("open \(row)", value: 1)
            .navigationDestination(for: Int.self) { Text(verbatim: "\(row) \($0)") }
        }
      }
    }
    let stage = Stage { NavigationStack { Root() } }
    @MainActor func opened(_ link: String) throws -> String? {
      try stage.tap(link)
      let stack = stage.first(.navigationStack)
      let words = stack?.children.last?.children.last?.words
      try stage.perform(.back(depth: 0), on: stack)
      return words
    }
    for (button, screen) in [("replace", "b 1"), ("double", "c 1"), ("cut", "b 1")] {
      try stage.tap(button)
      let words = try opened("open b")
      #expect(words == screen)
    }
  }

  @Test("A value without a destination is reported")
  func missing() {
    withKnownIssue {
      let stage = Stage {
        NavigationStack(path: .constant(["x"])) { Text(verbatim: "root") }
      }
      #expect(stage.first(.navigationStack)?.children.count == 2)
    } matching: { issue in
      issue.description.contains("navigationDestination(for: String.self)")
    }
  }
}
