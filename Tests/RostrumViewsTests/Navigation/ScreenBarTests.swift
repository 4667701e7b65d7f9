import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Bars of screens", .viewsEnd) struct ScreenBarTests {
  private func bar(@ViewBuilder _ content: @escaping () -> some View) throws -> Element {
    try Rendering { NavigationStack { content() } }.only(.navigationBar)
  }

  @Test("A hidden bar hides its items")
  func hidden() async {
    let host = TestHost {
      NavigationStack {
        Text("a").navigationTitle("Root").toolbar { Button("Add") {} }
          .toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(!host.button("Add").exists)
    #expect(host.text("a").exists)
  }

  @Test("A screen declares which bars it hides")
  func bars() throws {
    let view = Rendering {
      NavigationStack { Text("a").toolbar(.hidden, for: .tabBar, .bottomBar) }
    }
    #expect(try view.only(.screen).content.screen == [.hides(.bottomBar), .hides(.tabBar)])
  }

  @Test("A bar has a color scheme and a foreground of its own")
  func looks() throws {
    let plain = try bar { Text("a").navigationTitle("Root") }
    #expect(!plain.state.has(.colorScheme) && plain.styles == [])
    let dark = try bar {
      Text("a").navigationTitle("Root")
        .toolbarColorScheme(.dark, for: .navigationBar).toolbarForegroundStyle(.red)
    }
    #expect(dark.state.fact(.colorScheme) == .colorScheme(.dark))
    #expect(dark.styles == [.foreground(.color(.red))])
    let reset = try bar {
      Text("a").navigationTitle("Root").toolbarColorScheme(.dark).toolbarColorScheme(nil)
    }
    #expect(!reset.state.has(.colorScheme))
    let other = try bar {
      Text("a").navigationTitle("Root")
        .toolbarColorScheme(.dark, for: .tabBar).toolbarForegroundStyle(.red, for: .tabBar)
    }
    #expect(!other.state.has(.colorScheme) && other.styles == [])
  }

  @Test("A bar stays while a search is under way, whatever the app asks for")
  func search() async {
    let query = Box("")
    let host = TestHost {
      NavigationStack {
        Text("a").navigationTitle("Root").searchable(text: query.binding, prompt: "Find")
          .toolbar { Button("Add") {} }
          .searchPresentationToolbarBehavior(.avoidHidingContent)
      }
    }
    await host.textField("Find").type("x")
    #expect(host.button("Add").exists)
    #expect(host.path == ["Root"])
  }

  @Test("The outermost of several settings wins")
  func outermost() throws {
    let view = Rendering {
      NavigationStack {
        Text("a").toolbarVisibility(.hidden, for: .tabBar).toolbarVisibility(.visible, for: .tabBar)
      }
    }
    #expect(try view.only(.screen).content.screen.isEmpty)
  }

  @Test("The older spelling hides the bar, too")
  func older() throws {
    let bar = try bar { Text("a").navigationBarTitle("T").navigationBarHidden(true) }
    #expect(bar.state.isHidden)
  }

  @Test("A bar has a background, and shows it on request")
  func background() throws {
    let bar = try bar {
      Text("a").navigationTitle("T").toolbarBackground(.red, for: .navigationBar)
        .toolbarBackground(.visible)
    }
    #expect(bar.styles == [.barBackground(.color(.red))])
    #expect(bar.content == .navigationBar(title: "T", .automatic, background: .visible))
  }

  @Test("The background of other bars isn't that of the navigation bar")
  func otherBar() throws {
    let bar = try bar {
      Text("a").navigationTitle("T").toolbarBackground(.red, for: .tabBar)
        .toolbarBackgroundVisibility(.hidden, for: .tabBar)
    }
    #expect(bar.styles.isEmpty)
    #expect(bar.content == .navigationBar(title: "T", .automatic, background: .automatic))
  }

  @Test(
    "Titles have display modes",
    arguments: [
      (ToolbarTitleDisplayMode.inline, BarTitleMode.inline), (.large, .large),
      (.inlineLarge, .large), (.automatic, .automatic),
    ])
  func mode(mode: ToolbarTitleDisplayMode, expected: BarTitleMode) throws {
    let bar = try bar { Text("a").navigationTitle("T").toolbarTitleDisplayMode(mode) }
    #expect(bar.content == .navigationBar(title: "T", expected, background: .automatic))
  }

  @Test("The older modifier sets title and display mode together")
  func title() throws {
    let bar = try bar { Text("a").navigationBarTitle("T", displayMode: .inline) }
    #expect(bar.content == .navigationBar(title: "T", .inline, background: .automatic))
  }

  @Test("Views are at both ends of the bar")
  func items() {
    let view = Rendering {
      NavigationStack {
        Text("a").navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
        Text("b").navigationBarItems(trailing: Text("2"))
      }
    }
    #expect(
      view.all(.toolbarItem).map(\.place) == [.topBarLeading, .topBarTrailing, .topBarTrailing])
  }

  @Test(
    "Each place belongs to one bar, or to one end of it",
    arguments: [
      (ToolbarItemPlacement.cancellationAction, GroupVariant.barLeading),
      (.topBarLeading, .barLeading), (.navigation, .barLeading), (.automatic, .barTrailing),
      (.primaryAction, .barTrailing), (.confirmationAction, .barTrailing),
      (.destructiveAction, .barTrailing), (.topBarTrailing, .barTrailing),
      (.bottomBar, .bottomBar), (.status, .bottomBar), (.keyboard, .keyboardBar),
    ])
  func places(placement: ToolbarItemPlacement, expected: GroupVariant) throws {
    let view = Rendering {
      NavigationStack {
        Text("a").toolbar { ToolbarItem(placement: placement) { Button("Add") {} } }
      }
    }
    #expect(try view.only(.toolbarItem).parent?.content == .group(expected))
  }

  @Test("Secondary actions are in a menu")
  func secondary() async {
    let log = Log()
    let host = TestHost {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Sort") { log("sort") } }
          ToolbarItem(placement: .secondaryAction) { Button("Select") { log("select") } }
        }
      }
    }
    await host.menu("Actions").button("Select").tap()
    #expect(log.take() == ["select"])
  }

  @Test("An item moves to another bar and back, and keeps its state")
  func movingItem() async {
    struct Counting: View {
      @State private var count = 0
      var body: some View { Button("\(count) taps") { count += 1 } }
    }
    struct Moving: View {
      @State private var isBelow = false
      var body: some View {
        Toggle("Below", isOn: $isBelow)
          .toolbar {
            ToolbarItem(placement: isBelow ? .bottomBar : .cancellationAction) { Counting() }
            ToolbarItem(placement: isBelow ? .primaryAction : .status) { Text("Status") }
          }
      }
    }
    let host = TestHost { NavigationStack { Moving() } }
    await host.button("0 taps").tap()
    await host.toggle("Below").setOn(true)
    await host.button("1 taps").tap()
    #expect(host.text("Status").exists)
    await host.toggle("Below").setOn(false)
    await host.button("2 taps").tap()
    #expect(host.button("3 taps").exists)
  }

  @Test("The bar at the bottom is hidden by its own setting")
  func hiddenBottom() {
    func host(_ bar: ToolbarPlacement) -> TestHost {
      TestHost {
        NavigationStack {
          Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
            .toolbar(.hidden, for: bar)
        }
      }
    }
    #expect(!host(.bottomBar).button("Add").exists)
    #expect(host(.navigationBar).button("Add").exists)
  }

  @Test("A menu is next to the title")
  func titleMenu() async {
    let log = Log()
    let host = TestHost {
      NavigationStack {
        Text("a").navigationTitle("T").toolbarTitleMenu { Button("Rename") { log("rename") } }
      }
    }
    await host.menu("Title menu").button("Rename").tap()
    #expect(log.take() == ["rename"])
  }

  @Test("Items declare the visibility of their background")
  func shared() {
    let view = Rendering {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem { Button("1") {} }.sharedBackgroundVisibility(.hidden)
          ToolbarItem { Button("2") {} }.sharedBackgroundVisibility(.visible)
          ToolbarItem(id: "x", placement: .primaryAction) { Button("3") {} }
        }
      }
    }
    #expect(

      view.all(.toolbarItem).map(\.content) == [
        .toolbarItem(.automatic, background: .hidden),
        .toolbarItem(.automatic, background: .visible),
        .toolbarItem(.primaryAction, background: .automatic),
      ])
  }

  @Test("Items can depend on the system and on conditions")
  func conditional() {
    struct Items: ToolbarContent {
      let isLong: Bool
      var body: some ToolbarContent {
        if #available(macOS 14, *) {
          ToolbarItem { Button("new") {} }
        } else {
          ToolbarItem { Button("old") {} }
        }
        if isLong { ToolbarItemGroup { Button("more") {} } }
      }
    }
    let view = Rendering { NavigationStack { Text("a").toolbar { Items(isLong: true) } } }
    #expect(view.all(.button).map(\.accessibleName) == ["new", "more"])
  }

  @Test("A navigation view is a stack")
  func navigationView() async {
    let host = TestHost {
      NavigationView {
        NavigationLink("go", destination: Text("there").navigationTitle("There"))
          .navigationBarTitle("Here")
      }
      .navigationViewStyle(.stack)
    }
    await host.link("go").tap()
    #expect(host.path == ["Here", "There"])
  }
}
