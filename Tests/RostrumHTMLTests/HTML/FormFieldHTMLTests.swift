import RostrumHTML
import RostrumHTMLTestSupport
import RostrumScenes
import Testing

@Suite struct FormFieldHTMLTests {
  private func page(
    _ role: ElementRole, _ field: ElementContent, _ facts: [ElementFact] = []
  ) -> String {
    let row = ElementSnapshot.make(3, .row, [], [.make(4, field, facts.map { .fact($0) })])
    var writer = HTMLWriter()
    writer.visit(.make(1, role == .form ? .form() : .list(), [], [row]), in: .root, isFirst: true)
    return writer.html
  }

  @Test(
    "A field in a form has its name before it, also in a section",
    arguments: [
      ElementContent.textField("Ann", [.placeholder("Name")]), .secureField("", []),
    ])
  func titled(field: ElementContent) {
    let page = page(.form, field, [.label("Name")])
    #expect(page.contains(#"<span class="r-titled__title">Name</span>"#))
    #expect(page.contains(#"<label class="r-titled"#))
    #expect(page.contains(#"aria-label="Name""#))
  }

  @Test("A placeholder that repeats the name is told from one that says more")
  func prompt() {
    let repeating = page(.form, .textField("", [.placeholder("Name")]), [.label("Name")])
    #expect(repeating.contains("r-titled r-titled-once"))
    let saying = page(.form, .textField("", [.placeholder("Ann")]), [.label("Name")])
    #expect(saying.contains("r-titled") && !saying.contains("r-titled-once"))
  }

  @Test("A field elsewhere, without a name, or with a hidden one, stands alone")
  func alone() {
    let field = ElementContent.textField("", [.placeholder("Name")])
    #expect(!page(.list, field, [.label("Name")]).contains("r-titled"))
    #expect(!page(.form, field).contains("r-titled"))
    #expect(!page(.form, field, [.label("Name"), .labelHidden]).contains("r-titled"))
    #expect(!page(.form, .textEditor("", []), [.label("Name")]).contains("r-titled"))
  }
}
