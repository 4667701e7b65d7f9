import RostrumLint
import Testing

struct LinterTests {
  private let line = "store.exhaustivity = .off"

  @Test("A finding in one line, as compilers write theirs")
  func text() {
    let linter = Linter()
    let findings = linter.findings(of: [linter.check("  \(line)\n", path: "Tests/A.swift")])
    #expect(
      findings.map(\.text) == [
        "Tests/A.swift:1:3: warning: say in a comment why this test isn't exhaustive "
          + "[exhaustivityReason]"
      ])
  }

  @Test("Columns count bytes, as compilers do")
  func columns() {
    #expect(places(of: rule("exhaustivityReason"), in: "let é = 1; \(line)") == ["1:13"])
  }

  @Test("A file that doesn't parse is a problem with a place")
  func problem() {
    let report = Linter().check("struct A {\n  var = 1\n}\n\(line)", path: "A.swift")
    #expect(
      report.problems.map(\.text) == [
        "A.swift:2:7: error: this isn't Swift that can be linted: expected pattern in variable"
      ])
    #expect(Linter().findings(of: [report]).isEmpty)
  }

  @Test("Findings are in the order of the files and lines, whatever the order of the rules")
  func order() {
    let linter = Linter()
    let source = """
      \(line)
      let a = Binding(get: { b != nil }, set: { _ in })
      \(line)
      """
    let reports = ["B.swift", "A.swift"].map { linter.check(source, path: $0) }
    #expect(
      linter.findings(of: reports).map { "\($0.path):\($0.line)" } == [
        "B.swift:1", "B.swift:2", "B.swift:3", "A.swift:1", "A.swift:2", "A.swift:3",
      ])
  }

  @Test("A file that doesn't parse is a problem, also without any word that rules look for")
  func unparsed() {
    #expect(!Linter().check("let = 1", path: "A.swift").problems.isEmpty)
    #expect(!Linter().check("let = alert", path: "A.swift").problems.isEmpty)
  }

  @Test("Very deep nesting is a problem, not a crash")
  func deep() {
    let source =
      "let alert = " + String(repeating: "(", count: 5000) + String(repeating: ")", count: 5000)
    #expect(!Linter().check(source, path: "A.swift").problems.isEmpty)
    let chain = "let a = b" + String(repeating: ".sheet(item: $c) { d in e }", count: 1000)
    _ = Linter().check(chain, path: "A.swift")
  }

  @Test(
    "What nests deeper than a large stack holds isn't linted",
    arguments: [("[", 20), ("[1, ", 20_000), ("(", 20_000), ("{ ", 20_000), (".c", 150_000)])
  func tooDeep(_ part: String, _ count: Int) async {
    let source = "let alert = b" + String(repeating: part, count: count)
    let report = await LargeStack.run { Linter().check(source, path: "A.swift") }
    #expect(report.problems.map(\.message) == ["it nests too deep to be linted"])
  }

  @Test("Deep sources are linted on a large stack")
  func deepSources() async {
    let chain = "let a = b" + String(repeating: ".sheet(item: $c) { d in e }", count: 5000)
    let branches = "let alert = 1; if a {}" + String(repeating: " else if b {}", count: 2000)
    let brackets =
      "let alert = " + String(repeating: "(", count: 5000) + String(repeating: ")", count: 5000)
    let problems = await LargeStack.run {
      [chain, branches, brackets].map { Linter().check($0, path: "A.swift").problems.count }
    }
    #expect(problems.first == 0)
    #expect(problems.last == 1)
  }

  @Test("Fixes of several rules are applied in one go, and leave the rest of the text alone")
  func fixes() {
    let source = """
      // Ünchanged
      struct V: View {
        @State var b: Int?
        var a: Binding<Bool> { Binding(get: { b != nil }, set: { _ in }) }   // as it is
        enum Field { case a(Int) }
        @FocusState var focus: Field?
      }

      """
    let fixed = Linter().fix(source, path: "A.swift")
    #expect(fixed.count == 2)
    #expect(
      fixed.text == """
        // Ünchanged
        struct V: View {
          @State var b: Int?
          var a: Binding<Bool> { Binding(get: { b != nil }, set: { if !$0 { b = nil } }) }   // as it is
          enum Field: Hashable { case a(Int) }
          @FocusState var focus: Field?
        }

        """)
    #expect(Linter().fix(fixed.text, path: "A.swift").count == 0)
  }

  @Test("A text that doesn't parse isn't changed")
  func noFix() {
    let source = "let a = Binding(get: { b != nil }, set: { _ in }"
    #expect(Linter().fix(source, path: "A.swift").text == source)
  }

  @Test("Calls of one file don't take the square of their number")
  func many() {
    let alerts = (0..<300).map { "      .alert(\"a\", isPresented: $a\($0)) {}\n" }.joined()
    let states = (0..<300).map { "  @State private var a\($0) = false\n" }.joined()
    let view =
      "struct V: View {\n\(states)  var body: some View {\n    Text(\"a\")\n\(alerts)  }\n}\n"
    let report = Linter().check(view, path: "A.swift")
    #expect(Linter().findings(of: [report]).count { $0.rule == "sharedAlertBinding" } == 0)
  }

  @Test("A fix doesn't depend on what other files say otherwise")
  func fixAmongOthers() {
    let linter = Linter()
    let source = """
      struct V: View {
        enum Field { case a(Int) }
        @FocusState var focus: Field?
      }
      """
    let other = linter.check("extension V.Field: Hashable {}", path: "B.swift")
    #expect(linter.fix(source, path: "A.swift", among: [other]).count == 0)
    #expect(linter.fix(source, path: "A.swift").count == 1)
  }
}
