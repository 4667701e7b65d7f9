import RostrumElements
import RostrumHTMLTestSupport
import RostrumViews
import Testing

// NB: Tests `symbol`, which is internal.
@testable import RostrumHTML

@Suite @MainActor struct DirectionHTMLTests {
  private func page(_ root: ElementSnapshot, _ words: SystemWords = .english) -> String {
    Page(
      root: root, title: "a", language: "ar", words: words, files: .example
    ).html
  }

  @Test("A page has the direction of its scene")
  func pages() {
    #expect(page(.make(1, .scene)).contains(#"<html lang="ar" dir="ltr""#))
    let root = ElementSnapshot(
      id: ElementID(rawValue: 1),
      state: ElementState(.scene(), styles: [.layoutDirection(.rightToLeft)]))
    let html = page(root, SystemWords(language: .arabic))
    #expect(html.contains(#"<html lang="ar" dir="rtl""#))
    #expect(html.contains(#"<main class="r-scene" dir="rtl""#))
    #expect(html.contains("الانتقال إلى المحتوى"))
  }

  @Test("A part has its direction and language as attributes")
  func parts() {
    let part = ElementSnapshot(
      id: ElementID(rawValue: 2),
      state: ElementState(
        .text("a"), facts: [.language("he")], styles: [.layoutDirection(.rightToLeft)]))
    let node = DOMNode(part, in: .root)
    #expect(node["dir"] == "rtl" && node["lang"] == "he")
  }

  @Test("Symbols that point forward or backward follow the direction, others don't")
  func symbols() {
    func classes(_ name: String) -> [String] { DOMNode.symbol(named: name).classes }
    #expect(classes("chevron.forward").contains("r-image-way"))
    #expect(classes("arrow.uturn.backward").contains("r-image-way"))
    #expect(!classes("chevron.right").contains("r-image-way"))
    #expect(!classes("chevron.left.forwardslash.chevron.right").contains("r-image-way"))
  }
}
