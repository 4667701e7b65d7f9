import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumViews
import Testing

@Suite struct PageTests {
  private func page(title: String = "Standups") -> String {
    return Page(
      root: .make(
        1, .scene(title: nil), [],
        [.make(2, .text("Hello"), [.styles([.weight(.bold)])])]),
      title: title, files: .example
    ).html
  }

  @Test func isCompleteAndRefersToItsFiles() {
    let html = page()
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\""))
    #expect(html.contains("<title>Standups</title>"))
    #expect(html.contains("width=device-width"))
    #expect(html.contains("<meta name=\"color-scheme\" content=\"light dark\">"))
    #expect(html.contains("<link rel=\"stylesheet\" href=\"/theme.css\">"))
    #expect(html.contains("<link rel=\"stylesheet\" media=\"print\" href=\"/print.css\">"))
    #expect(html.contains("href=\"/_rostrum/atoms.css?fontWeight_700\""))
    #expect(html.contains("data-reactions=\"/reactions.js\""))
    #expect(html.contains("<script type=\"module\" src=\"/script.js\"></script>"))
    #expect(html.contains("<main class=\"r-scene\">"))
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
  func empty(isForDeveloper: Bool) {
    var files = PageFiles.example
    files.isForDeveloper = isForDeveloper
    let html = { (children: [ElementSnapshot]) in
      Page(root: .make(1, .scene(title: nil), [], children), title: "Empty", files: files).html
    }
    #expect(html([]).contains("#if os(iOS)") == isForDeveloper)
    #expect(!html([.make(2, .text("Hello"))]).contains("#if os(iOS)"))
  }
}
