import Foundation
import RostrumViews
import Testing

// NB: Tests `Assets` and `Page`, which are internal.
@testable import RostrumWeb

@Suite struct PageTests {
  private let assets = Assets(script: Array("a".utf8), theme: Array("b".utf8))

  private func page(title: String = "Standups") -> String {
    return Page(
      root: .make(
        1, .scene(title: nil), [],
        [.make(2, .text("Hello"), [.styles([.weight(.bold)])])]),
      title: title, assets: assets
    ).html
  }

  @Test func isCompleteAndRefersToItsFiles() {
    let html = page()
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\""))
    #expect(html.contains("<title>Standups</title>"))
    #expect(html.contains("width=device-width"))
    #expect(html.contains("<meta name=\"color-scheme\" content=\"light dark\">"))
    #expect(html.contains("<link rel=\"stylesheet\" href=\"\(assets.theme.path)\">"))
    #expect(html.contains("href=\"/_rostrum/atoms.css?fontWeight_700\""))
    #expect(html.contains("<script type=\"module\" src=\"\(assets.script.path)\"></script>"))
    #expect(html.contains("<main data-id=\"1\" class=\"r-scene\" data-slot>"))
    #expect(html.contains(">Hello</span></main>"))
  }

  @Test func hasNothingInlineThatTheContentPolicyForbids() {
    let html = page(title: "</title><script>x</script>")
    #expect(!html.contains("style="))
    #expect(!html.contains("<style"))
    #expect(html.components(separatedBy: "<script").count == 2)
    #expect(html.contains("<title>&lt;/title&gt;"))
  }

  @Test("A page without views says in development why that may be", arguments: [true, false])
  func empty(hasOverlay: Bool) {
    let assets = Assets(hasOverlay: hasOverlay)
    let html = { (children: [ElementSnapshot]) in
      Page(root: .make(1, .scene(title: nil), [], children), title: "Empty", assets: assets).html
    }
    #expect(html([]).contains("#if os(iOS)") == hasOverlay)
    #expect(!html([.make(2, .text("Hello"))]).contains("#if os(iOS)"))
  }

  @Test func filesAreNamedByWhatIsInThem() {
    let other = Assets(script: Array("a2".utf8), theme: Array("b".utf8))
    #expect(other.script.path != assets.script.path)
    #expect(other.theme.path == assets.theme.path)
    #expect(assets.file(at: assets.script.path)?.bytes == Array("a".utf8))
    #expect(assets.file(at: "/_rostrum/rostrum.js") == nil)
  }
}
