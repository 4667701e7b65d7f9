import Foundation
import RostrumTesting
import RostrumViews
import Testing

// NB: Tests the orders of `TabViewCustomization`, which users of the module can't set.
@testable import RostrumScenes

@MainActor @Suite("Customized tabs", .viewsEnd) struct TabCustomizationTests {
  struct Library: View {
    @Binding var customization: TabViewCustomization

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text("home") }
          .customizationID("home").customizationBehavior(.disabled)
        Tab("News", systemImage: "newspaper") { Text("news") }.customizationID("news")
        TabSection("Library") {
          Tab("Books", systemImage: "book") { Text("books") }.customizationID("books")
          Tab("Music", systemImage: "music.note") { Text("music") }
            .customizationID("music").customizationBehavior(.reorderable, for: .sidebar)
          Tab("Films", systemImage: "film") { Text("films") }
            .customizationID("films").defaultVisibility(.hidden, for: .sidebar)
        }
        .customizationID("library")
        Tab("Help", systemImage: "questionmark") { Text("help") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
    }
  }

  private func tabs(_ host: TestHost) -> [Element] {
    host.graph.root.descendants.filter { $0.role == .tab && !$0.state.isHidden }
  }

  private func names(_ host: TestHost) -> [String] { tabs(host).compactMap(\.state.label) }

  /// The only places of tabs that aren't in both.
  private func onlyPlaces(_ host: TestHost) -> [String: TabPlace] {
    var places: [String: TabPlace] = [:]
    for tab in tabs(host) {
      if case .tab(_, _, _, _, let place?) = tab.content { places[tab.state.label ?? ""] = place }
    }
    return places
  }

  @Test("The menu of the sidebar shows and hides tabs there")
  func hides() async {
    let box = ObservedBox(TabViewCustomization())
    let host = TestHost { Library(customization: box.binding) }
    #expect(host.all(.toggle).map(\.name) == ["News", "Books", "Films"])
    #expect(onlyPlaces(host) == ["Films": .bar])
    await host.toggle("Films").setOn(true)
    await host.toggle("News").setOn(false)
    #expect(onlyPlaces(host) == ["News": .bar])
    #expect(box.value[tab: "news"].sidebarVisibility == .hidden)
    #expect(box.value[tab: "films"].sidebarVisibility == .visible)
    box.value[tab: "news"].tabBarVisibility = .hidden
    await host.settle()
    #expect(names(host) == ["Home", "Books", "Music", "Films", "Help"])
  }

  @Test("The menu moves tabs within their section, and sections among tabs")
  func moves() async {
    let box = ObservedBox(TabViewCustomization())
    let host = TestHost { Library(customization: box.binding) }
    await host.button("Music – Before Books").tap()
    #expect(names(host) == ["Home", "News", "Music", "Books", "Films", "Help"])
    await host.button("Library – Before News").tap()
    #expect(names(host) == ["Home", "Music", "Books", "Films", "News", "Help"])
    await host.tab("News").tap()
    #expect(host.text("news").exists)
    #expect(box.value[section: "library"].tabOrder == ["music", "books", "films"])
  }

  @Test("Unknown identifiers in an order are ignored, and new tabs stay in their places")
  func sections() async {
    let box = ObservedBox(TabViewCustomization())
    box.value[orderIn: "library"] = ["films", "gone", "books"]
    let host = TestHost { Library(customization: box.binding) }
    #expect(names(host) == ["Home", "News", "Films", "Music", "Books", "Help"])
    box.value[section: "library"].resetTabOrder()
    await host.settle()
    #expect(names(host) == ["Home", "News", "Books", "Music", "Films", "Help"])
    #expect(box.value == TabViewCustomization())
  }

  @Test("What the app doesn't allow isn't in the menu, and a stored choice of it has no effect")
  func limits() {
    let box = ObservedBox(TabViewCustomization())
    box.value[tab: "home"].sidebarVisibility = .hidden
    box.value[tab: "music"].sidebarVisibility = .hidden
    let host = TestHost { Library(customization: box.binding) }
    #expect(onlyPlaces(host) == ["Films": .bar])
    #expect(!host.button("News – Before Home").exists)
    #expect(!host.toggle("Help").exists)
  }

  @Test("Without a customization, or tabs with identifiers, there is no menu")
  func noMenu() {
    let fixed = TestHost {
      TabView { Tab("One", systemImage: "star") { Text("one") }.customizationID("one") }
        .tabViewCustomization(nil)
    }
    #expect(fixed.all(.menu).isEmpty)
    let unnamed = TestHost {
      TabView { Tab("One", systemImage: "star") { Text("one") } }
        .tabViewCustomization(.constant(TabViewCustomization()))
    }
    #expect(unnamed.all(.menu).isEmpty)
  }

  @Test("Orders and visibilities are reset apart from each other")
  func reset() {
    var customization = TabViewCustomization()
    customization[orderIn: nil] = ["news", "home"]
    customization[tab: "news"].tabBarVisibility = .hidden
    customization.resetSectionOrder()
    #expect(customization[orderIn: nil] == nil)
    #expect(customization[tab: "news"].tabBarVisibility == .hidden)
    customization.resetVisibility()
    #expect(customization == TabViewCustomization())
  }

  @Test("A customization is coded and stored as a text")
  func coding() throws {
    var customization = TabViewCustomization()
    customization[tab: "news"].sidebarVisibility = .hidden
    customization[orderIn: "library"] = ["music", "books"]
    customization[orderIn: nil] = ["library", "news"]
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
    #expect(TabViewCustomization(storedText: customization.storedText) == customization)
    #expect(TabViewCustomization(storedText: "[") == nil)
  }

  struct Stored: View {
    @SceneStorage("tabs") private var customization: TabViewCustomization

    var body: some View {
      Library(customization: $customization)
      Button("reset") { customization.resetVisibility() }
    }
  }

  @Test("A scene keeps a customization")
  func stored() async {
    let host = TestHost { Stored() }
    await host.toggle("News").setOn(false)
    #expect(onlyPlaces(host) == ["News": .bar, "Films": .bar])
    await host.button("reset").tap()
    #expect(onlyPlaces(host) == ["Films": .bar])
  }

  private func placed(_ style: some TabViewStyle) -> TestHost {
    TestHost {
      TabView {
        Tab("Both", systemImage: "star") { Text("both") }.tabPlacement(.pinned)
        Tab("List", systemImage: "star") { Text("list") }.tabPlacement(.sidebarOnly)
        Tab("Bar", systemImage: "star") { Text("bar") }
          .defaultVisibility(.visible, for: .tabBar).defaultVisibility(.hidden)
        Tab("None", systemImage: "star") { Text("none") }.defaultVisibility(.hidden)
        Tab("Usual", systemImage: "star") { Text("usual") }.defaultVisibility(.automatic)
      }
      .tabViewStyle(style)
    }
  }

  @Test("The app chooses the places of tabs, and a tab that is nowhere is hidden")
  func places() {
    let host = placed(.sidebarAdaptable)
    #expect(names(host) == ["Both", "List", "Bar", "Usual"])
    #expect(onlyPlaces(host) == ["List": .sidebar, "Bar": .bar])
  }

  @Test("Without a sidebar, only what is in the bar counts")
  func barOnly() {
    let host = placed(.automatic)
    #expect(names(host) == ["Both", "Bar", "Usual"])
    #expect(onlyPlaces(host) == [:])
  }
}
