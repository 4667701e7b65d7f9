import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Names, details and children for assistive technology", .viewsEnd)
struct AccessibilityPartTests {
  @Test("Views with the same identity in a namespace are a pair")
  func pairs() throws {
    struct Form: View {
      @Namespace private var names
      @Namespace private var others

      var body: some View {
        Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: names)
        Press("a") {}.accessibilityLabeledPair(role: .content, id: 1, in: names)
        Press("b") {}.accessibilityLabeledPair(role: .content, id: 1, in: others)
        Press("c") {}.accessibilityLabeledPair(role: .content, id: 2, in: names)
      }
    }
    let stage = Stage { Form() }
    guard case .labels(let key)? = stage["Volume"]?.state.fact(.labels) else {
      Issue.record("The text names nothing.")
      return
    }
    func labeled(_ name: String) -> ElementFact? { stage[name]?.state.fact(.labeled) }
    #expect(labeled("a") == .labeled(key))
    #expect(labeled("b") != nil && labeled("b") != .labeled(key))
    #expect(labeled("c") != nil && labeled("c") != .labeled(key))
  }

  @Test("What is known of a view has names; what is important comes first")
  func customContent() {
    let key = AccessibilityCustomContentKey("Size", id: "size")
    let years = 3
    let stage = Stage {
      Text("dog")
        .accessibilityCustomContent("Breed", "Pug")
        .accessibilityCustomContent(Text("Age"), Text("\(years)"), importance: .high)
        .accessibilityCustomContent("Breed", "Beagle")
        .accessibilityCustomContent(key, "small")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Color"), nil)
        .accessibilityHint("Opens the dog")
    }
    #expect(stage["dog"]?.state.details == ["Age: 3", "Breed: Pug", "Size: small"])
    #expect(stage["dog"]?.state.hint == "Opens the dog")
  }

  @Test("The children of a view for assistive technology take the place of what it shows")
  func children() async {
    let counter = Counter()
    let host = TestHost {
      Text("drawing")
        .accessibilityChildren {
          Button("Sirius") { counter.count("sirius") }
          Text("Vega")
        }
        .accessibilityLabel("Stars")
    }
    await host.button("Sirius").tap()
    #expect(counter.counts == ["sirius": 1])
    let drawn = host.graph.root.all.first { $0.words == "drawing" }
    #expect(drawn?.state.isAccessibilityHidden == true)
    #expect(host.graph.root.all.contains { $0.state.label == "Stars" })
  }

  @Test(
    "The actions of a category are a group with its name",
    arguments: [
      (AccessibilityActionCategory.default, nil), (.edit, "Edit"), (.init("Sharing"), "Sharing"),
    ])
  func categories(category: AccessibilityActionCategory, name: String?) throws {
    let stage = Stage {
      Text("message").accessibilityActions(category: category) { Press("Reply") {} }
    }
    let group = try #require(
      stage.graph.root.all.first { $0.content == .group(.spoken) })
    #expect(group.state.label == name)
    #expect(group.children.map(\.words) == ["Reply"])
  }
}
