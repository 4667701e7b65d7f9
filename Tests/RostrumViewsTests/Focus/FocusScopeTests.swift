import RostrumTesting
import RostrumViews
import Testing

extension FocusedValues {
  @Entry fileprivate var note: String?
}

@MainActor
@Suite("Preferred focus and focused values", .viewsEnd)
struct FocusScopeTests {
  struct Scoped: View {
    @Namespace private var form
    @Environment(\.resetFocus) private var resetFocus
    @State private var text = ""
    var body: some View {
      Column {
        TextField("First", text: $text)
        TextField("Second", text: $text).prefersDefaultFocus(in: form)
        Button("Reset") { resetFocus(in: form) }
      }
      .focusScope(form)
    }
  }

  @Test("The preferred field of a region is focused when the region appears")
  func initially() {
    #expect(TestHost { Scoped() }.textField("Second").isFocused)
  }

  @Test("The focus returns to the preferred field when the region is reset")
  func reset() async {
    let host = TestHost { Scoped() }
    await host.textField("First").focus()
    await host.button("Reset").tap()
    #expect(host.textField("Second").isFocused)
  }

  @Test("A preference of a different region is ignored")
  func otherRegion() {
    struct Stray: View {
      @Namespace private var form
      @Namespace private var other
      var body: some View {
        Column { TextField("Name", text: .constant("")).prefersDefaultFocus(in: form) }
          .focusScope(other)
      }
    }
    #expect(TestHost { Stray() }.focused == nil)
  }

  @Test("Two locations have separate namespaces")
  func namespaces() {
    struct Named: View {
      let box: Box<[Namespace.ID]>
      @Namespace private var name
      var body: some View {
        let _ = box.value.append(name)
        Text("x")
      }
    }
    let box = Box<[Namespace.ID]>([])
    let stage = Stage {
      Named(box: box)
      Named(box: box)
    }
    #expect(Set(box.value).count == 2)
    stage.graph.tearDown()
  }

  @Test("A default field gets the focus when the view appears, unless something else has it")
  func defaultFocus() {
    enum Part: Hashable { case name, mail }
    struct Form: View {
      @FocusState private var part: Part?
      var body: some View {
        Column {
          TextField("Name", text: .constant("")).focused($part, equals: .name)
          TextField("Mail", text: .constant("")).focused($part, equals: .mail)
        }
        .defaultFocus($part, .mail)
      }
    }
    #expect(TestHost { Form() }.textField("Mail").isFocused)
  }

  @Test("A view can be made focusable")
  func focusable() async throws {
    let host = TestHost { Text("x").focusable() }
    await host.text("x").focus()
    #expect(host.text("x").isFocused)
    let stage = Stage { Text("x").focusable(false) }
    let element = try #require(stage["x"])
    #expect(try stage.refusal(.focus, on: element) == .unsupported(element.id, .text, .focus))
  }

  @Test("A view in a control knows whether the control is focused")
  func isFocused() async {
    struct Mark: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(verbatim: isFocused ? "on" : "off") }
    }
    let host = TestHost {
      Button(action: {}, label: { Mark() }).accessibilityIdentifier("first")
      Button(action: {}, label: { Mark() }).accessibilityIdentifier("second")
    }
    await host.element(identifier: "second").focus()
    #expect(host.all(.button).map(\.name) == ["off", "on"])
    await host.element(identifier: "first").focus()
    #expect(host.all(.button).map(\.name) == ["on", "off"])
  }

  struct Notes: View {
    @State private var first = "one"
    @State private var second = "two"
    var body: some View {
      Column {
        TextField("First", text: $first).focusedValue(\.note, first)
        TextField("Second", text: $second).focusedValue(\.note, second)
        TextField("Third", text: .constant(""))
      }
      Toolbar()
    }
  }

  struct Toolbar: View {
    @FocusedValue(\.note) private var note
    var body: some View { Text(verbatim: "note \(note ?? "none")") }
  }

  @Test("A focused value appears and disappears with the focus")
  func focusedValue() async {
    let host = TestHost { Notes() }
    #expect(host.text("note none").exists)
    await host.textField("First").focus()
    #expect(host.text("note one").exists)
    await host.textField("Second").focus()
    #expect(host.text("note two").exists)
    await host.textField("Third").focus()
    #expect(host.text("note none").exists)
  }

  @Test("A value that changes while its view is focused is updated")
  func changedValue() async {
    let host = TestHost { Notes() }
    await host.textField("First").type("new")
    #expect(host.text("note new").exists)
  }

  @Test("A view hides the focus on itself and within it, and says so to the views in it")
  func effect() {
    struct Word: View {
      @Environment(\.isFocusEffectEnabled) private var isEnabled
      var body: some View { Text(verbatim: "\(isEnabled)").focusable() }
    }
    let host = TestHost {
      Column { Word().focusEffectDisabled(false) }.focusEffectDisabled()
      Word().focusEffectDisabled(false)
    }
    let elements = host.graph.root.children
    #expect(elements.map { $0.state.styles.contains(.focusEffectDisabled) } == [true, false])
    #expect(host.text("false").exists && host.text("true").exists)
  }
}
