import RostrumScenes
import Testing

// NB: Tests `HTMLWriter`, which is internal.
@testable import RostrumWeb

@Suite @MainActor struct ContainerHTMLTests {
  private func html(_ element: ElementSnapshot) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root, isFirst: true)
    return writer.html
  }

  @Test func anInspectorIsBesideTheContentAndCanBeClosed() {
    let inspector = html(.make(1, .inspector, [], [.make(2, .text)]))
    #expect(inspector.hasPrefix("<aside data-id=\"1\" class=\"r-inspector\""))
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
