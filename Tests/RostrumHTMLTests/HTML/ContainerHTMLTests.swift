import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite @MainActor struct ContainerHTMLTests {
  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  @Test func anInspectorIsBesideTheContentAndCanBeClosed() {
    let inspector = html(.make(1, .inspector, [], [.make(2, .text)]))
    #expect(inspector.hasPrefix("<aside class=\"r-inspector\""))
    #expect(inspector.contains("data-on=\"dismiss\" aria-label=\"Close\""))
  }

  @Test func rowActionsStandAtTheirSide() {
    let row = html(
      .make(
        1, .row, [],
        [.make(2, .text), .make(3, .rowActions(.leading))]))
    #expect(row.contains("class=\"r-rowActions r-rowActions-leading\""))
  }

  @Test func aContextMenuHasNoButton() {
    let menu = html(
      .make(
        1, .menu(symbol: nil, .context), [.fact(.label("Actions"))],
        [.make(2, .button)]))
    #expect(!menu.contains("aria-haspopup"))
    #expect(menu.contains("role=\"menu\" popover=\"auto\" aria-label=\"Actions\""))
    #expect(menu.contains("role=\"menuitem\""))
  }

  @Test("Whatever stands in a menu is an item of the menu, at any depth")
  func itemsOfAMenu() {
    let items: [ElementSnapshot] = [
      .make(10, .button), .make(11, .link(nil)),
      .make(12, .link(LinkTarget("https://a.b", isOpenedByApp: false))),
      .make(13, .toggle(isOn: true, .switch), [], [.make(14, .text("t"))]),
      .make(
        15, .picker(selection: 16, .segmented), [.fact(.label("Sort"))],
        [
          .make(16, .option, [], [.make(17, .text("Name"))]),
          .make(18, .option, [.fact(.disabled)]),
        ]),
      .make(19, .menu(symbol: nil, .automatic), [.fact(.label("More"))], [.make(20, .button)]),
    ]
    let groups: [ElementContent] = [
      .section(isExpanded: nil, isProminent: false), .group(.controls), .group(.plain),
    ]
    for group in groups {
      for variant in [MenuVariant.automatic, .context] {
        let menu = html(
          .make(
            1, .menu(symbol: nil, variant), [], [.make(2, group, [], [.make(3, group, [], items)])])
        )
        #expect(menu.components(separatedBy: "role=\"menuitem\"").count - 1 == 5, "\(menu)")
        #expect(menu.contains("role=\"menuitemcheckbox\" aria-checked=\"true\" data-on=\"toggle\""))
        #expect(menu.contains("role=\"menuitemradio\" aria-checked=\"true\" value=\"16\""))
        #expect(
          menu.contains("role=\"menuitemradio\" aria-checked=\"false\" value=\"18\" disabled"))
        #expect(menu.contains("role=\"group\" aria-label=\"Sort\" data-on=\"select\""))
        #expect(!menu.contains("<input") && !menu.contains("<select") && !menu.contains("heading"))
      }
    }
  }

  @Test(arguments: [
    (PresentationDetent.medium, "up"), (.large, "down"),
  ])
  func theHandleOfASheetLeadsToTheOtherSize(detent: PresentationDetent, step: String) {
    let sheet = html(
      .make(1, .sheet([.detents([.medium, .large]), .detent(detent)])))
    #expect(sheet.contains("data-step=\"\(step)\""))
    #expect(sheet.contains("r-sheet-medium") == (detent == .medium))
    #expect(!sheet.contains("aria-label=\"Size\" disabled"))
  }

  @Test func aHandleIsShownWhereThereAreSeveralSizesOrTheAppWantsIt() {
    let isHidden = "aria-label=\"Size\" disabled hidden"
    #expect(html(.make(1, .sheet)).contains(isHidden))
    #expect(!html(.make(1, .sheet([.dragIndicator(.visible)]))).contains(isHidden))
    #expect(!html(.make(1, .sheet([.detents([.medium, .large])]))).contains(isHidden))
  }
}
