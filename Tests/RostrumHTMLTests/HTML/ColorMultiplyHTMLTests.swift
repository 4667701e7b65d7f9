import Foundation
import RostrumHTMLTestSupport
import RostrumViews
import Testing

// NB: Tests `Atom`, which is internal.
@testable import RostrumHTML

@Suite @MainActor struct ColorMultiplyHTMLTests {
  private func box(_ color: Color) -> ElementSnapshot {
    .make(
      7, .group, [.styles([.colorMultiply(color)])],
      [.make(8, .text("a"))])
  }

  @Test func aFilterOfTheBoxMultipliesWhatIsDrawnByAnEvenColour() {
    var writer = HTMLWriter()
    writer.visit(box(.red), in: .root, isFirst: true)
    #expect(
      writer.html.hasPrefix(#"<div class="r-group r-box s-multiply_7">"#))
    #expect(writer.html.contains(#"id="f7" color-interpolation-filters="sRGB">"#))
    #expect(writer.html.contains(#"class="s-flood_red"></feFlood>"#))
    #expect(writer.html.contains(#"in2="SourceGraphic" operator="arithmetic" k1="1""#))
    #expect(writer.html.contains("</svg><span"))
  }

  @Test func theBoxIsDrawnThroughItsFilterInAColourOfTheTheme() {
    #expect(Atom(token: "multiply_7")?.rule == ".s-multiply_7{filter:url(#f7)}")
    #expect(Atom(token: "flood_red")?.rule == ".s-flood_red{flood-color:var(--r-red)}")
  }

  @Test(arguments: [
    "multiply", "multiply_", "multiply_07", "multiply_m1", "multiply_1p5", "multiply_a",
  ])
  func aFilterHasTheNumberOfAnElement(token: String) {
    #expect(Atom(token: token) == nil)
  }

  @Test func anotherColourIsAnotherClassOfTheFilter() throws {
    let app = HandmadeApp(.make(1, .scene, [], [box(.red)]))
    let page = ModelPage()
    var mount = PatchWriter(tree: app, page: PageState())
    try page.apply(mount.mount(focused: nil))
    app.set(7, .styles([.colorMultiply(.blue)]))
    var patch = PatchWriter(tree: app, page: mount.page)
    let operations = patch.patch(app.update(), touches: [])
    let text = String(decoding: operations ?? [], as: UTF8.self)
    #expect(text.contains(#"["a",7,3,{"class":"s-flood_blue"}]"#), "\(text)")
    try page.apply(operations)
    #expect(page.html.contains("s-flood_blue"))
    #expect(!page.html.contains("s-flood_red"))
  }
}
