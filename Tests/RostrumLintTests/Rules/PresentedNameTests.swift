import RostrumLint
import Testing

struct PresentedNameTests {
  private let rule = RostrumLintTests.rule("presentedName")

  @Test("State and computed bindings") func names() {
    let source = #"""
      struct V: View {
        @State private var showError = false
        @State var settingsShowing: Bool = true
        var deletes: Binding<Bool> { Binding(get: { a }, set: { a = $0 }) }
        var body: some View {
          Text("a")
            .alert("a", isPresented: $showError) {}
            .sheet(isPresented: self.$settingsShowing) {}
            .confirmationDialog("a", isPresented: deletes) {}
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["2:22", "3:14", "4:7"])
  }

  @Test("Good names, and names that present nothing") func good() {
    let source = #"""
      struct V: View {
        @State private var isErrorPresented = false
        @State private var isPresented = false
        @State private var showDetails = false
        @State private var showInspector = false
        @Binding var showOther: Bool
        var body: some View {
          Text("a")
            .alert("a", isPresented: $isErrorPresented) {}
            .sheet(isPresented: $isPresented) {}
            .sheet(isPresented: $showOther) {}
            .inspector(isPresented: $showInspector) {}
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("The fix renames all uses, and nothing else") func rename() {
    let source = #"""
      struct V: View {
        @State private var errorShowing = false
        init() { _errorShowing = State(initialValue: true) }
        var body: some View {
          Button("errorShowing") { self.errorShowing = true; other.toggle() }
            .alert("a", isPresented: $errorShowing) {}
        }
      }
      """#
    let good = #"""
      struct V: View {
        @State private var isErrorPresented = false
        init() { _isErrorPresented = State(initialValue: true) }
        var body: some View {
          Button("errorShowing") { self.isErrorPresented = true; other.toggle() }
            .alert("a", isPresented: $isErrorPresented) {}
        }
      }
      """#
    #expect(fixed(source, by: rule) == good)
  }

  @Test("No fix for a name that others see, or that means something else") func ambiguous() {
    let source = #"""
      struct V: View {
        @State var showA = false
        @State private var showB = false
        @State private var showC = false
        let isCPresented = true
        var body: some View {
          Text(model.showB)
            .alert("a", isPresented: $showA) {}
            .alert("b", isPresented: $showB) {}
            .alert("c", isPresented: $showC) {}
        }
      }
      """#
    let good = #"""
      struct V: View {
        @State var showA = false
        @State private var showB = false
        @State private var showC = false
        let isCPresented = true
        var body: some View {
          Text(model.showB)
            .alert("a", isPresented: $showA) {}
            .alert("b", isPresented: $showB) {}
            .alert("c", isPresented: $showC) {}
        }
      }
      """#
    #expect(fixed(source, by: rule) == good)
  }

  @Test("A name is proposed if the present one says what is presented")
  func proposals() {
    let source = #"""
      struct V: View {
        @State private var showsLegend = false
        @State private var isSheetUp = false
        @State private var asks = false
        @State private var isEditing = false
        @State private var isURLShown = false
        var body: some View {
          Text("a").sheet(isPresented: $showsLegend) {}.sheet(isPresented: $isSheetUp) {}
            .alert("a", isPresented: $asks) {}.alert("b", isPresented: $isEditing) {}
            .alert("c", isPresented: $isURLShown) {}
        }
      }
      """#
    let found = findings(of: rule, in: source)
    #expect(
      found.map { $0.message.split(separator: "call it ").last } == [
        "`isLegendPresented`", "`isSheetPresented`", "`is<Context>Presented`",
        "`is<Context>Presented`", "`isURLPresented`",
      ])
    #expect(found.map(\.fix.isEmpty) == [false, false, true, true, false])
  }

  @Test("No fix that would give two properties one name")
  func collision() {
    let source = #"""
      struct V: View {
        @State private var showError = false
        @State private var errorShown = false
        var body: some View {
          Text("a").alert("a", isPresented: $showError) {}.alert("b", isPresented: $errorShown) {}
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["2:22", "3:22"])
    #expect(fixed(source, by: rule) == source)
  }

  @Test("The fix finds a name that is quoted")
  func quoted() {
    let source = #"""
      struct V: View {
        @State private var showError = false
        var body: some View {
          Button("a") { `showError` = true }.alert("a", isPresented: $showError) {}
        }
      }
      """#
    let good = #"""
      struct V: View {
        @State private var isErrorPresented = false
        var body: some View {
          Button("a") { isErrorPresented = true }.alert("a", isPresented: $isErrorPresented) {}
        }
      }
      """#
    #expect(fixed(source, by: rule) == good)
  }
}
