import Foundation
import Logging
import RostrumDependencies
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import RostrumViews
import RostrumWeb
import Testing

/// Lists have the roles of WAI-ARIA 1.2: a `list` of `listitem`s, or a `listbox` of `option`s.
@Suite @MainActor struct ListRolesTests {
  struct LongList: App {
    var body: some Scene {
      WindowGroup("Long") { List(0..<1000) { Text("Row \($0)") } }
    }
  }

  struct Sections: App {
    var body: some Scene {
      WindowGroup("Sections") {
        List {
          Text("Loose")
          Section("Heading") { Text("Row") }
        }
      }
    }
  }

  private func page<A: App>(_ app: A.Type) throws -> Markup {
    let store = SessionStore(
      launch: AppLaunch(app), configuration: .init(usersDirectory: URL(filePath: "/nowhere")),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    return Markup(try #require(store.page(for: UserID(), assets: Assets())))
  }

  @Test("A long list has items with positions, and one for the rows without elements")
  func positions() throws {
    let page = try page(LongList.self)
    #expect(page.values(of: "role").filter { $0 == "list" }.count == 1)
    let items = page.tags.filter { $0.attributes.contains(["role", "listitem"]) }
    let count = items.count - 1
    #expect((20..<60).contains(count))
    #expect(page.values(of: "aria-posinset") == (1...count).map(String.init))
    #expect(page.values(of: "aria-setsize") == Array(repeating: "1000", count: count))
    #expect(items.last?.attributes.contains(["aria-label", "\(1000 - count) more rows"]) == true)
  }

  @Test("A section is an item of its list, whose rows and heading are no items")
  func sections() throws {
    let page = try page(Sections.self)
    let items = page.tags.filter { $0.attributes.contains(["role", "listitem"]) }
    #expect(
      items.map { $0.attributes.first { $0[0] == "class" }?[1].split(separator: " ").first }
        == ["r-row", "r-section"])
    #expect(page.values(of: "role").contains("heading"))
  }

  @Test("One absent row is said to be one")
  func oneRow() {
    for (count, words) in [(1, "1 more row"), (2, "2 more rows")] {
      let element = ElementSnapshot.make(7, .group(.plain), [.fact(.absentRows(count))])
      #expect(DOMNode(element, in: .root)["aria-label"] == words)
    }
  }
}
