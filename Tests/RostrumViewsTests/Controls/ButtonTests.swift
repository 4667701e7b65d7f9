import RostrumViews
import RostrumTesting
import Testing

private struct Tally: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}

private struct Boxed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(.tint, in: .capsule)
  }
}

@MainActor @Suite(.viewsEnd) struct ButtonTests {
  @Test func aTapActs() throws {
    let view = Rendering { Tally() }
    #expect(view.outline == "button\n  text \"0\"")
    try view.perform(.tap, on: .button)
    #expect(view.outline == "button\n  text \"1\"")
  }

  @Test func aTapChangesNothingButTheText() throws {
    let view = Rendering { Tally() }
    let mutations = try view.perform(.tap, on: .button)
    let text = try view.only(.text)
    #expect(mutations == [.set(text, words: "0", to: "1")])
  }

  @Test func rolesAndStylesOfTheThemeAreFacts() {
    let view = Rendering {
      Button("Delete", role: .destructive) {}
      Button("Go") {}.buttonStyle(.borderedProminent)
      Button("Back", systemImage: "chevron.left", role: .cancel) {}
    }
    #expect(
      view.outline == """
        button buttonRole="destructive"
          text "Delete"
        button variant="borderedProminent"
          text "Go"
        button buttonRole="cancel"
          label
            image symbol="chevron.left" accessibilityHidden
            text "Back"
        """)
  }

  @Test func theStyleOfTheNearestViewCounts() {
    let view = Rendering {
      VStack { Button("a") {}.buttonStyle(.plain) }.buttonStyle(.bordered)
      VStack { Button("a") {}.buttonStyle(.bordered) }.buttonStyle(Boxed())
    }
    #expect(view.all(.button).map(\.variant) == ["plain", "bordered"])
  }

  @Test func aStyleOfTheAppMakesTheLabel() {
    let view = Rendering { Button("a") {}.buttonStyle(Boxed()) }
    #expect(
      view.outline == """
        button variant="plain"
          text "a" style=padding+background+cornerRadius
        """)
  }

  @Test func aDisabledButtonRefusesTaps() throws {
    var taps = 0
    let view = Rendering {
      VStack { Button("a") { taps += 1 }.disabled(false) }.disabled(true)
    }
    let button = try view.only(.button)
    #expect(button.state.isDisabled)
    #expect(throws: EventRefusal.disabled(button.id)) {
      try view.perform(.tap, on: button)
    }
    #expect(taps == 0)
  }

  @Test func aButtonRefusesWhatIsNoTap() throws {
    let view = Rendering { Button("a") {} }
    let button = try view.only(.button)
    #expect(throws: EventRefusal.unsupported(button.id, .button, .setOn(true))) {
      try view.perform(.setOn(true), on: button)
    }
  }

  @Test func aMenuThatShowsOnlyASymbolIsNamedAfterIt() {
    let view = Rendering {
      Menu {
        Button("a") {}
      } label: {
        Image(systemName: "square.and.pencil")
      }
      Menu("Sort", systemImage: "arrow.up") { Button("a") {} }
    }
    #expect(
      view.all(.menu).map { $0.state.label } == ["square and pencil", "Sort"])
    #expect(
      view.all(.menu).map(\.content)
        == ["square.and.pencil", "arrow.up"].map { .menu(symbol: $0, .automatic) })
  }

  @Test("A menu that shows only a symbol hides its name, by its label or a style")
  func symbolsOfMenus() {
    let view = Rendering {
      Menu {
        Button("a") {}
      } label: {
        Image(systemName: "ellipsis")
      }
      Menu("Sort", systemImage: "arrow.up") { Button("a") {} }
      Menu("Sort", systemImage: "arrow.up") { Button("a") {} }.labelStyle(.iconOnly)
      Menu("Sort") { Button("a") {} }.labelStyle(.iconOnly)
    }
    #expect(view.all(.menu).map(\.state.isLabelHidden) == [true, false, true, false])
  }

  @Test(
    "A press of a menu with a primary action performs it, and a button beside it opens the list")
  func aMenuWithAPrimaryAction() async {
    let counter = Counter()
    let host = TestHost {
      Menu("Send", systemImage: "paperplane") {
        Button("Later") { counter.count("later") }
      } primaryAction: {
        counter.count("now")
      }
      Menu {
        Button("All") { counter.count("all") }
      } label: {
        Text("Copy")
      } primaryAction: {
        counter.count("copy")
      }
    }
    await host.button("Send").tap()
    await host.menu("Actions").first.button("Later").tap()
    await host.button("Copy").tap()
    #expect(counter.counts == ["now": 1, "later": 1, "copy": 1])
    #expect(host.menu("Send").exists == false)
  }

  @Test func aMenuTakesTheStyleOfButtons() {
    let view = Rendering {
      Menu("a") { Button("b") {} }.menuStyle(.button).buttonStyle(.bordered)
      Menu("a") { Button("b") {} }.menuStyle(.borderlessButton)
      Menu("a") { Button("b") {} }.buttonStyle(.bordered)
    }
    #expect(
      view.all(.menu).map(\.variant) == ["bordered", "borderless", nil])
  }

  @Test func aMenuIsNamedAndHoldsButtons() {
    let view = Rendering {
      Menu("Sort by") {
        Button("Name") {}
      }
      Menu {
        Divider()
      } label: {
        Label("More", systemImage: "ellipsis").padding()
      }
    }
    #expect(
      view.outline == """
        menu label="Sort by"
          button
            text "Name"
        menu symbol="ellipsis" label="More"
          divider
        """)
  }
}
