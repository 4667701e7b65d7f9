import Foundation
import RostrumHTMLTestSupport
import RostrumViews
import Testing

// NB: Tests `Atom`, which is internal.
@testable import RostrumHTML

@Suite @MainActor struct InnerShadowHTMLTests {
  private func box(_ color: Color, radius: Double = 2) -> ElementSnapshot {
    .make(
      7, .group, [.styles([.innerShadow(color, radius: radius, x: 1, y: -1.5)])],
      [.make(8, .text("a"))])
  }

  @Test("A filter of the box draws what is outside, blurred and moved, within what is drawn")
  func filter() {
    var writer = HTMLWriter()
    writer.visit(box(.red), in: .root, isFirst: true)
    let html = writer.html
    #expect(html.hasPrefix(#"<div class="r-group r-box s-innerShadow_7">"#))
    #expect(html.contains(#"id="i7""#))
    #expect(html.contains(#"class="s-flood_red"></feFlood>"#))
    #expect(html.contains(#"stdDeviation="2""#))
    #expect(html.contains(#"dx="1""#))
    #expect(html.contains(#"dy="-1.5""#))
    #expect(html.contains("</svg><span"))
    #expect(Atom(token: "innerShadow_7")?.rule == ".s-innerShadow_7{filter:url(#i7)}")
  }

  @Test("A blur can't be negative")
  func radius() {
    var writer = HTMLWriter()
    writer.visit(box(.red, radius: -1), in: .root, isFirst: true)
    #expect(writer.html.contains(#"stdDeviation="0""#))
  }

  @Test("Another colour and another blur are changes of the filter")
  func change() throws {
    let app = HandmadeApp(.make(1, .scene, [], [box(.red)]))
    let page = ModelPage()
    var mount = PatchWriter(tree: app, page: PageState())
    try page.apply(mount.mount(focused: nil))
    app.set(7, .styles([.innerShadow(.blue, radius: 3, x: 1, y: -1.5)]))
    var patch = PatchWriter(tree: app, page: mount.page)
    try page.apply(patch.patch(app.update(), touches: []))
    #expect(page.html.contains("s-flood_blue"))
    #expect(page.html.contains(#"stdDeviation="3""#))
    #expect(!page.html.contains("s-flood_red"))
  }
}
