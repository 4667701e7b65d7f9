import Foundation
import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite("What a user shares, in a page") struct SharedContentTests {
  private func html(hasFiles: Bool) -> String {
    let content = SharedContent(
      subject: "Plan", text: nil, address: nil, notice: "Copied", hasFiles: hasFiles)
    var writer = HTMLWriter()
    writer.visit(
      .make(1, .button(), [.fact(.sharing(content))]), in: .root, isFirst: true)
    return writer.html
  }

  private func attribute(_ json: String) -> String {
    "data-files=\"share "
      + (json.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "") + "\""
  }

  @Test("The script for files gets the content, the notice, and whether files follow")
  func attributes() {
    #expect(html(hasFiles: false).contains(attribute(#"[{"title":"Plan"},{"notice":"Copied"}]"#)))
    #expect(
      html(hasFiles: true)
        .contains(attribute(#"[{"title":"Plan"},{"files":"1","notice":"Copied"}]"#)))
  }
}
