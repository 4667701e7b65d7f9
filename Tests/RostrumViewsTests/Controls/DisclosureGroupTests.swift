import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct DisclosureGroupTests {
  @Test func theButtonShowsAndHidesTheViews() throws {
    let view = Rendering { DisclosureGroup("More") { Text("inside") } }
    #expect(
      view.outline == """
        group variant="disclosure"
          button variant="disclosure"
            text "More"
        """)
    try view.perform(.tap, on: .button)
    #expect(
      view.outline == """
        group variant="disclosure"
          button variant="disclosure" expanded
            text "More"
          group variant="disclosed"
            text "inside"
        """)
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).count == 1)
  }

  @Test func aBindingSaysWhetherTheViewsAreShown() throws {
    struct Bound: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Text(isOpen ? "open" : "closed")
      }
    }
    let view = Rendering { Bound() }
    #expect(view.all(.text).map { $0.content.text } == ["More", "inside", "open"])
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).map { $0.content.text } == ["More", "closed"])
  }

  @Test func inAListTheButtonAndEachViewAreRows() throws {
    let view = Rendering {
      List {
        DisclosureGroup {
          Text("1")
          Text("2")
        } label: {
          Text("More")
        }
      }
    }
    #expect(view.all(.row).count == 1)
    try view.perform(.tap, on: .button)
    #expect(view.all(.row).count == 3)
  }

  struct Drawer: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func aStyleOfTheAppPutsThePartsTogether() throws {
    let view = Rendering {
      DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Drawer())
    }
    #expect(
      view.outline == """
        stack axis="vertical"
          button
            text "More"
        """)
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).map { $0.content.text } == ["More", "inside"])
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).map { $0.content.text } == ["More"])
  }

  @Test func aStyleUsesTheBindingOfTheApp() throws {
    struct Bound: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
          .disclosureGroupStyle(Drawer())
        Text(isOpen ? "open" : "closed")
      }
    }
    let view = Rendering { Bound() }
    #expect(view.all(.text).map { $0.content.text } == ["More", "inside", "open"])
    try view.perform(.tap, on: .button)
    #expect(view.all(.text).map { $0.content.text } == ["More", "closed"])
  }

  @Test func theStyleOfTheThemeIsThatWithoutAStyle() {
    struct Framed: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { AutomaticDisclosureGroupStyle().makeBody(configuration: configuration) }
      }
    }
    let plain = Rendering { DisclosureGroup("More") { Text("inside") } }
    let automatic = Rendering {
      DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(.automatic)
        .disclosureGroupStyle(Drawer())
    }
    #expect(automatic.outline == plain.outline)
    let framed = Rendering {
      DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Framed())
    }
    #expect(
      framed.outline == """
        stack axis="vertical"
          group variant="disclosure"
            button variant="disclosure"
              text "More"
        """)
  }

  @Test func inAListTheBodyOfAStyleIsARow() throws {
    let view = Rendering {
      List { DisclosureGroup("More") { Text("inside") }.disclosureGroupStyle(Drawer()) }
    }
    try view.perform(.tap, on: .button)
    #expect(view.all(.row).count == 1)
    #expect(view.all(.text).map { $0.content.text } == ["More", "inside"])
  }

  @Test func hiddenViewsLoseTheirState() throws {
    struct Tally: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    let view = Rendering { DisclosureGroup("More") { Tally() } }
    try view.perform(.tap, on: view.all(.button)[0])
    try view.perform(.tap, on: view.all(.button)[1])
    #expect(view.all(.text)[1].content.text == "1")
    try view.perform(.tap, on: view.all(.button)[0])
    try view.perform(.tap, on: view.all(.button)[0])
    #expect(view.all(.text)[1].content.text == "0")
  }

  @Test func aDisabledGroupStaysAsItIs() throws {
    let view = Rendering { DisclosureGroup("More") { Text("inside") }.disabled(true) }
    let button = try view.only(.button)
    #expect(throws: EventRefusal.disabled(button.id)) { try view.perform(.tap, on: button) }
  }
}
