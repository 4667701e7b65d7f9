import RostrumTesting
import RostrumViews
import Testing

@MainActor @Suite("Styles of forms, and density", .viewsEnd) struct FormStyleTests {
  @Test("A form has the style of its environment")
  func styles() throws {
    let view = Rendering {
      Form { Text("a") }
      Form { Text("b") }.formStyle(.columns)
      Form { Text("c") }.formStyle(.grouped)
      Form { Text("d") }.formStyle(.automatic).formStyle(.grouped)
    }
    let variants = view.all(.form).map(\.content)
    #expect(variants == [.form(), .form(.columns), .form(.grouped), .form()])
  }

  @Test("A comfortable view says so, and its content reads it")
  func density() throws {
    struct Reader: View {
      @Environment(\.interfaceDensity) var density

      var body: some View { Text("\(density)") }
    }
    let view = Rendering {
      Reader()
      Reader().environment(\.interfaceDensity, .comfortable)
      Reader().environment(\.interfaceDensity, .automatic)
    }
    let texts = view.all(.text)
    #expect(
      texts.map(\.content) == [.text("automatic"), .text("comfortable"), .text("automatic")])
    #expect(texts.map(\.state.facts) == [[], [.density(.comfortable)], []])
  }
}
