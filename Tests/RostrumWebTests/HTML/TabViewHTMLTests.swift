import RostrumViews
import Testing

@testable import RostrumWeb

@Suite @MainActor struct TabViewHTMLTests {
  private let view = ElementSnapshot.make(
    1, .tabView, [.selection: .element(3), .variant: .string("sidebar")],
    [
      .make(2, .tab, [.label: .string("Home"), .symbol: .string("house")], [.make(4, .text)]),
      .make(3, .tab, [.label: .string("Inbox"), .badge: .string("2")], [.make(5, .text)]),
      .make(
        6, .tab,
        [.label: .string("Search"), .placement: .string("search"), .disabled: .flag(true)]),
      .make(7, .tab, [.label: .string("Secret"), .hidden: .flag(true)]),
    ])

  private var html: String {
    var writer = HTMLWriter()
    writer.visit(view, in: .root, isFirst: true)
    return writer.html
  }

  @Test func tabsAreAListOfButtonsOfWhichOneIsATabStop() {
    #expect(html.contains("class=\"r-tabView r-tabView-sidebar\""))
    #expect(html.contains("role=\"tablist\" data-on=\"select\""))
    #expect(
      html.contains(
        """
        role="tab" id="b3" value="3" aria-selected="true" aria-controls="p3" tabindex="0">
        """))
    #expect(
      html.contains("aria-selected=\"false\" aria-controls=\"p2\" tabindex=\"-1\""))
    #expect(html.contains("class=\"r-tabView__badge\">2</span>"))
  }

  @Test func onlyTheChosenPanelIsShown() {
    #expect(html.contains("hidden role=\"tabpanel\" id=\"p2\" aria-labelledby=\"b2\""))
    #expect(!html.contains("hidden role=\"tabpanel\" id=\"p3\""))
  }

  @Test func aTabCanBeDisabledOrHidden() {
    #expect(html.contains("class=\"r-tabView__tab r-tabView__search\""))
    #expect(html.contains("aria-controls=\"p6\" tabindex=\"-1\" disabled"))
    #expect(html.contains("aria-controls=\"p7\" tabindex=\"-1\" hidden"))
  }
}
