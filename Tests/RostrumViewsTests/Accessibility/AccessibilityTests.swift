import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Accessibility", .viewsEnd)
struct AccessibilityTests {
  @Test("Traits accumulate from the inside out")
  func traits() {
    let stage = Stage {
      Text("x").accessibilityAddTraits(.isButton).accessibilityAddTraits([.isSelected, .isHeader])
    }
    #expect(stage["x"]?.state.traits == [.isButton, .isSelected])
    #expect(stage["x"]?.state.headingLevel == 2)
  }

  @Test("Traits can be removed")
  func removedTraits() {
    let stage = Stage {
      Text("x").accessibilityAddTraits([.isButton, .isHeader])
        .accessibilityRemoveTraits([.isButton, .isHeader])
    }
    #expect(stage["x"]?.state.traits == [])
    #expect(stage["x"]?.state.headingLevel == nil)
  }

  @Test("A heading keeps its level")
  func headingLevel() {
    let stage = Stage { Text("x").accessibilityHeading(.h4).accessibilityAddTraits(.isHeader) }
    #expect(stage["x"]?.state.headingLevel == 4)
  }

  @Test(
    "A view is one element whose children are ignored, visited one by one, or combined",
    arguments: [
      AccessibilityChildBehavior.ignore, .contain, .combine,
    ])
  func children(behavior: AccessibilityChildBehavior) {
    let stage = Stage {
      Column {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: behavior)
    }
    #expect(stage.graph.root.children.first?.state.childBehavior == behavior)
    #expect(stage.graph.root.children.first?.role == .group)
  }

  @Test("A named action is a button within the view")
  func namedAction() async {
    let counter = Counter()
    let host = TestHost {
      Text("message").accessibilityAction(named: "Reply") { counter.count("reply") }
    }
    await host.button("Reply").tap()
    #expect(counter.counts == ["reply": 1])
    #expect(host.text("message").exists)
  }

  @Test("Several actions are buttons within the view")
  func actions() {
    let host = TestHost {
      Text("message").accessibilityActions {
        Button("Reply") {}
        Button("Forward") {}
      }
    }
    #expect(host.all(.button).map(\.name) == ["Reply", "Forward"])
  }

  @Test("Pressing and escaping are actions without a name")
  func namelessActions() async {
    let counter = Counter()
    let host = TestHost {
      Text("x").accessibilityAction { counter.count("press") }
        .accessibilityAction(.escape) { counter.count("leave") }
        .focusable()
    }
    await host.text("x").tap()
    await host.text("x").focus()
    await host.press(.escape)
    #expect(counter.counts == ["press": 1, "leave": 1])
  }

  @Test("A value is incremented and decremented")
  func adjustable() throws {
    struct Stars: View {
      @State private var rating = 3
      var body: some View {
        Text(verbatim: "stars").accessibilityValue("\(rating) of 5")
          .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
      }
    }
    let stage = Stage { Stars() }
    try stage.perform(.step(up: true), on: stage["stars"])
    #expect(stage["stars"]?.state.value == "4 of 5")
    try stage.perform(.step(up: false), on: stage["stars"])
    #expect(stage["stars"]?.state.value == "3 of 5")
  }

  @Test("Different views can represent a view to assistive technology")
  func representation() async {
    struct Dial: View {
      @State private var isOn = false
      var body: some View {
        Text(verbatim: isOn ? "drawn on" : "drawn off").accessibilityRepresentation {
          Toggle("Power", isOn: $isOn)
        }
      }
    }
    let host = TestHost { Dial() }
    await host.toggle("Power").setOn(true)
    let drawn = host.graph.root.all.first { $0.words == "drawn on" }
    #expect(drawn?.state.isAccessibilityHidden == true)
  }

  @Test("An announcement reaches only the session in which it is posted")
  func announcement() async {
    struct Search: View {
      var body: some View {
        Button("Search") { AccessibilityNotification.Announcement("3 results").post() }
      }
    }
    let host = TestHost { Search() }
    let other = TestHost { Search() }
    await host.button("Search").tap()
    #expect(host.announcements == ["3 results"])
    #expect(other.announcements.isEmpty)
  }

  @Test("A task that a view has started announces in its session")
  func announcementOfTasks() async {
    let host = TestHost {
      Text("x").task { AccessibilityNotification.Announcement("ready").post() }
    }
    await host.settle()
    #expect(host.announcements == ["ready"])
  }

  @Test("An announcement without a session is reported")
  func announcementOfNobody() {
    withKnownIssue {
      AccessibilityNotification.Announcement("lost").post()
    } matching: {
      $0.description.contains("An announcement was posted, but no session is there to say it")
    }
  }

  @Test("The app moves the focus of assistive technology")
  func focus() async {
    struct Form: View {
      @AccessibilityFocusState private var isOnError: Bool
      var body: some View {
        Text("Wrong number").accessibilityFocused($isOnError)
        Button("Check") { isOnError = true }
        Text(verbatim: isOnError ? "focused" : "not focused")
      }
    }
    let host = TestHost { Form() }
    await host.button("Check").tap()
    #expect(host.text("Wrong number").isFocused)
    #expect(host.text("focused").exists)
    await host.button("Check").focus()
    #expect(host.text("not focused").exists)
  }

  @Test("The focus of assistive technology is on one of several views")
  func focusOfSeveral() async {
    enum Part: Hashable { case first, second }
    struct Form: View {
      @AccessibilityFocusState private var part: Part?
      var body: some View {
        Text("One").accessibilityFocused($part, equals: .first)
        Text("Two").accessibilityFocused($part, equals: .second)
        Button("Go") { part = .second }
      }
    }
    let host = TestHost { Form() }
    await host.button("Go").tap()
    #expect(host.text("Two").isFocused)
  }
}
