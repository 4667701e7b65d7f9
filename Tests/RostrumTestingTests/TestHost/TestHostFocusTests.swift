import Rostrum
import RostrumTesting
import Testing

@MainActor
struct TestHostFocusTests {
  @Test("The focused element is described by role, name and value")
  func focused() async {
    let host = TestHost { Names() }
    #expect(host.focused == nil)
    await host.textField("Given name").focus()
    #expect(host.focused == FocusedElement(.textField, "Given name", value: "Ada"))
    await host.textField("Family name").focus()
    #expect(host.focused == FocusedElement(.textField, "Family name"))
    #expect(!host.textField("Given name").isFocused)
  }

  @Test("The app moves the focus, and the host observes it")
  func moved() async {
    let host = TestHost { Names() }
    await host.button("Next").tap()
    #expect(host.textField("Family name").isFocused)
  }

  @Test("A missing element can't have the focus")
  func absent() async {
    let host = TestHost { Names() }
    await expectIssue(containing: "Cannot focus textField “Nickname”") {
      await host.textField("Nickname").focus()
    }
    #expect(host.focused == nil)
  }
}

private struct Names: View {
  enum Field { case given, family }

  @State var given = "Ada"
  @State var family = ""
  @FocusState var field: Field?

  var body: some View {
    TextField("Given name", text: $given)
      .focused($field, equals: .given)
    TextField("Family name", text: $family)
      .focused($field, equals: .family)
    Button("Next") { field = .family }
  }
}
