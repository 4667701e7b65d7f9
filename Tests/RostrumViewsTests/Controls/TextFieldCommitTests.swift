import Foundation
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Commits of text fields", .viewsEnd) struct TextFieldCommitTests {
  @Test("The return key commits a field, then the form around it")
  func commit() async {
    let commits = Box<[String]>([])
    let text = Box("")
    let host = TestHost {
      TextField("Name", text: text.binding) { commits.value.append("field \(text.value)") }
        .onSubmit { commits.value.append("form") }
    }
    await host.textField("Name").type("a")
    await host.textField("Name").submit()
    #expect(commits.value == ["field a", "form"])
  }
}
