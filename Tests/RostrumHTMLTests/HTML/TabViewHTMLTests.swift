import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumViews
import Testing

@Suite @MainActor struct TabViewHTMLTests {
  private let view = ElementSnapshot.make(
    1, .tabView(selection: 3, .sidebar), [],
    [
      .make(2, .tab(symbol: "house"), [.fact(.label("Home"))], [.make(4, .text)]),
      .make(3, .tab, [.fact(.label("Inbox")), .fact(.badge("2"))], [.make(5, .text)]),
      .make(
        6, .tab(isSearch: true), [.fact(.label("Search")), .fact(.disabled)]),
      .make(7, .tab, [.fact(.label("Secret")), .fact(.hidden)]),
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

  @Test func aTabHasANameBesideItsTitle() {
    let view = ElementSnapshot.make(
      1, .tabView(selection: 2, .bar), [],
      [
        .make(
          2, .tab(title: "Mail"),
          [.fact(.label("Letters")), .fact(.value("3 new")), .fact(.hint("Shows letters"))])
      ])
    var writer = HTMLWriter()
    writer.visit(view, in: .root, isFirst: true)
    #expect(writer.html.contains("class=\"r-tabView__title\">Mail</span>"))
    #expect(
      writer.html.contains(
        "aria-label=\"Letters\" aria-description=\"3 new, Shows letters\" tabindex=\"0\""))
    #expect(writer.html.components(separatedBy: "aria-description").count == 2)
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
