import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import RostrumViews
import Testing

/// Views of a tab view besides its tabs, and those behind a presentation.
@Suite @MainActor struct TabViewPartHTMLTests {
  private func view(_ variant: TabViewVariant, _ parts: [GroupVariant]) -> ElementSnapshot {
    .make(
      2, .tabView(selection: 3, variant), [],
      [.make(3, .tab, [.fact(.label("Home"))], [.make(4, .text("home"))])]
        + parts.enumerated().map { index, part in
          .make(
            UInt32(10 + 2 * index), .group(part), [],
            [.make(UInt32(11 + 2 * index), .text(part.rawValue))])
        })
  }

  private func html(_ view: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(view, in: .root, isFirst: true)
    return writer.html
  }

  /// Whether texts follow each other in this order.
  private func follow(_ parts: [String], in html: String) -> Bool {
    var rest = html[...]
    return parts.allSatisfy { part in
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
      return true
    }
  }

  private let sides: [GroupVariant] = [.sidebarBar, .sidebarFooter, .sidebarHeader]

  @Test("The parts of a sidebar are around its tabs")
  func sidebar() {
    let html = html(view(.sidebar, sides))
    #expect(
      follow(
        [
          "s-sidebar\"", "r-tabView r-tabView-sidebar s-sidebarTabs", ">sidebarHeader<", "tablist",
          ">sidebarFooter<", ">sidebarBar<", "r-tabView__panels", ">home<",
        ], in: html))
  }

  @Test("A tab view with a bar has the parts after its screens, where they aren't shown")
  func bar() {
    let html = html(view(.automatic, sides))
    #expect(
      follow(
        ["tablist", "r-tabView__panels", ">home<", ">sidebarHeader<", ">sidebarFooter<"], in: html))
    #expect(!html.contains("s-sidebarTabs"))
  }

  @Test("The accessory is with the screens, which have room for it")
  func accessory() {
    let html = html(view(.automatic, [.tabAccessory]))
    #expect(
      follow(
        ["tablist", "r-tabView__panels s-aboveAccessory", "s-tabAccessory", ">tabAccessory<"],
        in: html))
    #expect(follow([">tabAccessory<", "tabpanel", ">home<"], in: html))
    #expect(!self.html(view(.automatic, [])).contains("aboveAccessory"))
  }

  @Test("Buttons of tabs that are in one place only are hidden in the other")
  func places() {
    let html = html(
      .make(
        1, .tabView(selection: 2, .sidebar), [],
        [.make(2, .tab(only: .bar)), .make(3, .tab(only: .sidebar)), .make(4, .tab)]))
    #expect(html.contains("class=\"r-tabView__tab s-onlyBar\""))
    #expect(html.contains("class=\"r-tabView__tab s-onlySidebar\""))
    #expect(html.contains("class=\"r-tabView__tab\""))
  }

  @Test("The views behind a presentation are in its panel, before the content")
  func backdrop() {
    let html = html(
      .make(
        1, .sheet, [],
        [
          .make(2, .overlay(.backdrop), [], [.make(3, .text("sky"))]),
          .make(4, .text("content")),
        ]))
    #expect(
      follow(["r-sheet__panel", "s-backdrop\"", ">sky<", ">content<"], in: html))
  }

  @Test("Parts change, come and go in the page", arguments: [TabViewVariant.sidebar, .automatic])
  func patch(variant: TabViewVariant) throws {
    let page = ModelPage()
    let app = HandmadeApp(.make(1, .scene, [], [view(variant, sides + [.tabAccessory])]))
    var writer = PatchWriter(tree: app, page: PageState())
    try page.apply(writer.mount(focused: nil))
    var state = writer.page

    func check() throws {
      var writer = PatchWriter(tree: app, page: state)
      try page.apply(writer.patch(app.update(), touches: []))
      state = writer.page
      let fresh = ModelPage()
      var mount = PatchWriter(tree: app, page: PageState())
      try fresh.apply(mount.mount(focused: nil))
      #expect(page.html == fresh.html)
    }

    app.set(11, .text("changed"))
    try check()
    #expect(page.html.contains(">changed<"))
    app.set(3, .fact(.label("Start")))
    try check()
    app.set(14, .fact(.hidden))
    try check()
    app.remove(16)
    try check()
    app.insert(.make(30, .tab, [.fact(.label("New"))]), into: 2)
    try check()
  }
}
