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

  @Test("A field tells when editing begins and ends, and commits", arguments: [false, true])
  func editing(isTitleString: Bool) async throws {
    let events = Box<[String]>([])
    let text = Box("")
    let title = "Name"
    let view = Rendering {
      if isTitleString {
        TextField(title, text: text.binding) {
          events.value.append("editing \($0)")
        } onCommit: {
          events.value.append("commit")
        }
      } else {
        TextField("Name", text: text.binding) {
          events.value.append("editing \($0)")
        } onCommit: {
          events.value.append("commit")
        }
      }
    }
    try view.perform(.focus, on: .textField)
    try view.perform(.setText("a"), on: .textField)
    try view.perform(.submit, on: .textField)
    try view.perform(.blur, on: .textField)
    #expect(events.value == ["editing true", "commit", "editing false"])
  }

  @Test("The return key commits a field for secrets")
  func secrets() async {
    let commits = Box(0)
    let text = Box("")
    let host = TestHost {
      SecureField("Password", text: text.binding) { commits.value += 1 }
    }
    await host.secureField("Password").type("a")
    await host.secureField("Password").submit()
    #expect(commits.value == 1)
  }
}
