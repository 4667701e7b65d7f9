import Foundation
import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor
@Suite("Spellings of titles and bars", .viewsEnd) struct ScreenModifierTests {
  private func bar(@ViewBuilder _ content: () -> some View) throws -> Element {
    try Rendering { NavigationStack { content() } }.only(.navigationBar)
  }

  @Test("A literal is the title of the screen")
  func literal() throws {
    #expect(try bar { Text("a").navigationTitle("Standups") }.content.title == "Standups")
  }

  @Test("A title may be a computed string")
  func string() throws {
    let title: String = ["Design", "meeting"].joined(separator: " ")
    #expect(try bar { Text("a").navigationTitle(title) }.content.title == "Design meeting")
  }

  @Test("A title may be a text, in the reader's language")
  func text() throws {
    let date = Date(timeIntervalSince1970: 0)
    let title = try bar { Text("a").navigationTitle(Text(date, style: .date)) }.content.title
    #expect(title == "January 1, 1970")
  }

  @Test("A view is at the leading end of the bar")
  func leadingItem() async {
    let taps = Box(0)
    let view = Rendering {
      NavigationStack { Text("a").navigationBarItems(leading: Button("Quit") { taps.value += 1 }) }
    }
    #expect(view.all(.toolbarItem).map(\.place) == [.topBarLeading])
    #expect(throws: Never.self) { try view.perform(.tap, on: .button) }
    #expect(taps.value == 1)
  }

  @Test("A hidden back button prevents going back")
  func hiddenBack() throws {
    let view = Rendering {
      NavigationStack {
        NavigationLink("go") { Text("there").navigationBarBackButtonHidden(true) }
      }
    }
    try view.perform(.tap, on: .link)
    #expect(view.all(.screen).map(\.content.screen) == [[], [.backHidden]])
    let stack = try view.only(.navigationStack)
    #expect(throws: EventRefusal.dismissDisabled(stack.id)) {
      try view.perform(.back(depth: 0), on: stack)
    }
  }

  @Test("A button in a toolbar is an item of the bar")
  func bareButton() async {
    let log = Log()
    let host = TestHost {
      NavigationStack { Text("a").toolbar { Button("Edit") { log("edit") } } }
    }
    await host.button("Edit").tap()
    #expect(log.take() == ["edit"])
  }
}
