import RostrumViews
import Testing

@MainActor @Suite(.viewsEnd) struct FieldTests {
  @Test func aFieldIsNamedByItsTitle() {
    let text = Box("")
    let view = Rendering { TextField("Title", text: text.binding) }
    #expect(view.outline == #"textField value="" placeholder="Title" label="Title""#)
  }

  @Test func aPromptIsShownInsteadOfTheTitle() {
    let text = Box("a")
    let view = Rendering {
      TextField("Name", text: text.binding, prompt: Text("Jane"))
      TextField(text: text.binding) { Label("Mail", systemImage: "envelope") }
    }
    #expect(
      view.outline == """
        textField value="a" placeholder="Jane" label="Name"
        textField value="a" placeholder="Mail" label="Mail"
        """)
  }

  private struct Echo: View {
    @State private var text = "a"
    var body: some View {
      TextField("Text", text: $text)
      Text(text)
    }
  }

  @Test func typingWritesTheText() throws {
    let view = Rendering { Echo() }
    try view.perform(.setText("ab"), on: .textField)
    #expect(try view.only(.textField).content.text == "ab")
    #expect(try view.only(.text).content.text == "ab")
  }

  @Test func aTextThatTheAppRefusesStaysAsItWas() throws {
    let text = Box("a")
    let limited = Binding(
      get: { text.value }, set: { text.value = String($0.prefix(1)) })
    let view = Rendering { TextField("Text", text: limited) }
    try view.perform(.setText("abc"), on: .textField)
    #expect(try view.only(.textField).content.text == "a")
  }

  @Test func theOtherFieldsWriteAsWell() throws {
    let text = Box("")
    let view = Rendering {
      SecureField("Password", text: text.binding)
      TextEditor(text: text.binding).accessibilityLabel("Notes")
    }
    try view.perform(.setText("secret"), on: .secureField)
    #expect(text.value == "secret")
    try view.perform(.setText("two\nlines"), on: .textEditor)
    #expect(text.value == "two\nlines")
    #expect(try view.only(.textEditor).state.label == "Notes")
  }

  @Test func theReturnKeyRunsTheNearestClosureFirst() throws {
    var calls: [String] = []
    let text = Box("")
    let view = Rendering {
      Form { TextField("a", text: text.binding).onSubmit { calls.append("field") } }
        .onSubmit { calls.append("form") }
    }
    #expect(try view.only(.textField).state.accepts(.submit))
    try view.perform(.submit, on: .textField)
    #expect(calls == ["field", "form"])
  }

  @Test func aFieldWithoutAClosureTakesNoReturn() throws {
    let text = Box("")
    let view = Rendering { TextField("a", text: text.binding) }
    let field = try view.only(.textField)
    #expect(throws: EventRefusal.unsupported(field.id, .textField, .submit)) {
      try view.perform(.submit, on: field)
    }
  }

  @Test func whatIsEnteredIsSaidByTheViewsAround() {
    let text = Box("")
    let view = Rendering {
      TextField("Mail", text: text.binding)
        .autocapitalization(.none)
        .keyboardType(.emailAddress)
        .textContentType(.emailAddress)
        .disableAutocorrection(true)
        .submitLabel(.next)
        .textFieldStyle(.roundedBorder)
    }
    #expect(
      view.outline == """
        textField value="" placeholder="Mail" keyboard="emailAddress" \
        contentType="emailAddress" capitalization="never" autocorrectionDisabled \
        submitLabel="next" variant="roundedBorder" label="Mail"
        """)
  }

  @Test func aDisabledFieldRefusesText() throws {
    let text = Box("a")
    let view = Rendering { TextField("a", text: text.binding).disabled(true) }
    let field = try view.only(.textField)
    #expect(throws: EventRefusal.disabled(field.id)) {
      try view.perform(.setText("b"), on: field)
    }
    #expect(text.value == "a")
  }
}
