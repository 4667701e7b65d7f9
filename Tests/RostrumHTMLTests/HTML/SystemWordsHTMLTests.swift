import Foundation
import RostrumElements
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumViews
import Testing

@Suite @MainActor struct SystemWordsHTMLTests {
  private let german = SystemWords(language: .german)

  private func html(_ element: ElementSnapshot, _ words: SystemWords) -> String {
    var writer = HTMLWriter()
    writer.visit(element, in: .root(saying: words), isFirst: true)
    return writer.html
  }

  private let list = ElementSnapshot.make(
    1, .scene, [],
    [
      .make(
        2, .list, [],
        [.make(3, .row, [.accepts(.delete), .accepts(.move)], [.make(4, .text("a"))])]),
      .make(5, .progress),
      .make(6, .tabView(selection: nil, .page), [], [.make(7, .tab), .make(8, .tab)]),
    ])

  @Test("Buttons and names that the theme adds are in the reader's language, at any depth")
  func deep() {
    let words = html(list, german)
    for word in ["Löschen", "Verschieben", "Wird geladen", "Seite 1 von 2", "Seite 2 von 2"] {
      #expect(words.contains(word), "\(word)")
    }
    #expect(html(list, .english).contains("Delete"))
    #expect(html(list, SystemWords(language: .german, replacing: [.delete: "Weg"])).contains("Weg"))
  }

  @Test("A patch is in the language of the page")
  func patch() throws {
    let app = HandmadeApp(.make(1, .scene, [], [.make(5, .progress, [.fact(.label("Moment"))])]))
    var mount = PatchWriter(tree: app, page: PageState(), words: german)
    let mounted = String(decoding: mount.mount(focused: nil), as: UTF8.self)
    #expect(mounted.contains("Moment") && !mounted.contains("Wird geladen"))
    app.set(5, .fact(.label("")))
    var patch = PatchWriter(tree: app, page: mount.page, words: german)
    let text = String(decoding: patch.patch(app.update(), touches: []) ?? [], as: UTF8.self)
    #expect(text.contains("Wird geladen"), "\(text)")
  }

  @Test("A page contains the client's words")
  func client() {
    let page = Page(
      root: .make(1, .scene), title: "a", language: "de", words: german,
      files: .example
    ).html
    #expect(page.contains("&quot;back&quot;:&quot;Wieder verbunden&quot;"))
    for notice in ClientNotice.allCases {
      #expect(page.contains("&quot;\(notice.rawValue)&quot;:"))
    }
  }
}
