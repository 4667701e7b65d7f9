import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Lists with a selection")
struct ListSelectionTests {
  @Test("The value of a row is its tag, its link's value, or its id")
  func values() async {
    let box = Box<Int?>(nil)
    let host = TestHost {
      List(selection: box.binding) {
        Text("tag").tag(1)
        NavigationLink("link", value: 2)
        ForEach([3], id: \.self) { _ in Text("id") }
        Text("none")
      }
    }
    for (name, value) in [("tag", 1), ("link", 2), ("id", 3)] {
      await host.row(containing: name).tap()
      #expect(box.value == value)
    }
    await withKnownIssue {
      await host.row(containing: "none").tap()
    } matching: {
      $0.description.contains("does not support")
    }
  }

  @Test("A single selection replaces the previous one and tracks the binding")
  func single() async {
    struct Screen: View {
      @State private var chosen: String? = "b"
      var body: some View {
        List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
        Button("none") { chosen = nil }
      }
    }
    let host = TestHost { Screen() }
    #expect(host.row(containing: "b").isSelected)
    await host.row(containing: "a").tap()
    #expect(host.row(containing: "a").isSelected)
    #expect(!host.row(containing: "b").isSelected)
    await host.button("none").tap()
    #expect(!host.row(containing: "a").isSelected)
  }

  @Test("A list that loses its selection has no selected row, and none to select")
  func givenUp() async {
    struct Screen: View {
      @State private var chosen: String? = "b"
      @State private var canChoose = true
      var body: some View {
        List(["a", "b"], id: \.self, selection: canChoose ? $chosen : nil) { Text($0) }
        Button("give up") { canChoose = false }
      }
    }
    let host = TestHost { Screen() }
    #expect(host.row(containing: "b").isSelected)
    await host.button("give up").tap()
    #expect(!host.row(containing: "b").isSelected)
    await withKnownIssue {
      await host.row(containing: "a").tap()
    } matching: {
      $0.description.contains("does not support")
    }
  }

  @Test("A multiple selection adds and removes rows")
  func multiple() async {
    let box = Box<Set<String>>(["a"])
    let host = TestHost {
      List(["a", "b"], id: \.self, selection: box.binding) { Text($0) }
    }
    await host.row(containing: "b").tap()
    #expect(box.value == ["a", "b"])
    await host.row(containing: "a").tap()
    #expect(box.value == ["b"])
  }

  @Test("Rows of a disabled list can't be selected")
  func disabled() async {
    let box = Box<String?>(nil)
    let host = TestHost {
      List(["a"], id: \.self, selection: box.binding) { Text($0) }.disabled(true)
    }
    #expect(!host.row(containing: "a").isEnabled)
  }

  @Test("A link to a value of a different type pushes as elsewhere")
  func otherType() async {
    let box = Box<Int?>(nil)
    let host = TestHost {
      NavigationStack {
        List(selection: box.binding) { NavigationLink("go", value: "text") }
          .navigationTitle("Root")
          .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      }
    }
    await host.link("go").tap()
    #expect(host.path == ["Root", "text"])
    #expect(box.value == nil)
  }

  @Test("Numbers of a range can be selected, one or several")
  func selectedNumbers() async {
    let one = Box<Int?>(nil)
    let several = Box<Set<Int>>([10])
    let host = TestHost {
      List(0..<3, selection: one.binding) { Text("\($0)") }
      List(10..<12, selection: several.binding) { Text("\($0)") }
    }
    await host.row(containing: "2").tap()
    #expect(one.value == 2)
    #expect(host.row(containing: "10").isSelected)
    #expect(!host.row(containing: "11").isSelected)
  }
}
