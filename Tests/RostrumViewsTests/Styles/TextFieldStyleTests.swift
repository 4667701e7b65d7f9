import RostrumScenes
import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("An app's own styles of text fields", .viewsEnd) struct TextFieldStyleTests {
  struct Ruled: TextFieldStyle {
    @Environment(\.isEnabled) private var isEnabled

    func _body(configuration: TextField<Self._Label>) -> some View {
      VStack {
        configuration.textFieldStyle(.plain)
        Text(isEnabled ? "rule" : "gray rule")
      }
    }
  }

  struct Login: View {
    @State private var name = ""
    @State private var password = ""
    @State private var note = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).disabled(password == "x")
        SecureField("Password", text: $password)
        Text("\(name) \(password) \(note)")
        TextField("Note", text: $note).textFieldStyle(.roundedBorder)
      }
      .textFieldStyle(Ruled())
    }
  }

  @Test("A style arranges each field below it, without a change to what is typed")
  func fields() async {
    let host = TestHost { Login() }
    #expect(host.text("rule").first.exists)
    await host.textField("Name").type("Ada")
    await host.secureField("Password").type("x")
    await host.textField("Note").type("n")
    #expect(host.text("Ada x n").exists)
    #expect(host.text("gray rule").exists && host.text("rule").exists)
  }

  @Test("A field in the style has the look that the style gives it")
  func look() {
    let text = Box("")
    let rendering = Rendering {
      VStack {
        TextField("a", text: text.binding)
        SecureField("b", text: text.binding)
      }
      .textFieldStyle(Ruled())
    }
    #expect(rendering.outline.split(separator: #"variant="plain""#).count == 3)
    #expect(rendering.outline.contains("secureField"))
  }
}
