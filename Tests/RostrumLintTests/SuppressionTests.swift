import RostrumLint
import Testing

struct SuppressionTests {
  private func lines(_ source: String) -> [String] {
    let linter = Linter()
    return linter.findings(of: [linter.check(source, path: "A.swift")])
      .map { "\($0.line): \($0.rule): \($0.message)" }
  }

  private let finding = "exhaustivityReason: say in a comment why this test isn't exhaustive"

  @Test("A comment is about the next line of code")
  func next() {
    let source = """
      // rostrum:disable:next exhaustivityReason The server decides.

      store.exhaustivity = .off

      store.exhaustivity = .off
      """
    #expect(lines(source) == ["5: \(finding)"])
  }

  @Test("A region goes on to its end")
  func region() {
    let source = """
      store.exhaustivity = .off
      // rostrum:disable exhaustivityReason The server decides.
      store.exhaustivity = .off
      a.exhaustivity = .off
      // rostrum:enable exhaustivityReason

      store.exhaustivity = .off
      """
    #expect(lines(source) == ["1: \(finding)", "7: \(finding)"])
  }

  @Test("A comment without a reason suppresses nothing, and says so")
  func reason() {
    let source = """
      // rostrum:disable:next exhaustivityReason

      store.exhaustivity = .off
      """
    #expect(
      lines(source) == [
        "1: suppression: say why 'exhaustivityReason' is wrong here, after its name",
        "3: \(finding)",
      ])
  }

  @Test(
    "Mistakes in comments",
    arguments: [
      ("// rostrum:disable:next nothing It is wrong.", "there is no rule 'nothing'"),
      ("// rostrum:disable:next", "name the rule, and say why"),
      (
        "// rostrum:ignore focusHashable Why.",
        "use rostrum:disable:next, rostrum:disable or rostrum:enable"
      ),
      ("// rostrum:enable focusHashable", "'focusHashable' isn't disabled here"),
      (
        "// rostrum:disable:next focusHashable It is wrong.",
        "nothing here has a finding of 'focusHashable'"
      ),
    ])
  func mistakes(_ comment: String, _ message: String) {
    #expect(lines("\(comment)\nlet a = 1") == ["1: suppression: \(message)"])
  }

  @Test("Texts that look like a comment are none, and a rule that is off needs no findings")
  func texts() {
    #expect(lines("let a = \"// rostrum:disable:next nothing\"") == [])
    var configuration = Configuration()
    configuration.rules["focusHashable", default: .init()].isOn = false
    let linter = Linter(configuration)
    let source = "// rostrum:disable:next focusHashable It is wrong.\nlet a = 1"
    #expect(linter.findings(of: [linter.check(source, path: "A.swift")]).isEmpty)
  }

  @Test("A region that is open isn't opened again")
  func again() {
    let source = """
      // rostrum:disable exhaustivityReason The server decides.
      // rostrum:disable exhaustivityReason The server decides.
      store.exhaustivity = .off
      // rostrum:enable exhaustivityReason

      store.exhaustivity = .off
      """
    #expect(
      lines(source) == [
        "2: suppression: 'exhaustivityReason' is already disabled here", "6: \(finding)",
      ])
  }

  @Test("Words of a comment are parted by blanks of any kind")
  func blanks() {
    #expect(
      lines("//\trostrum:disable:next exhaustivityReason\tWhy.\r\nstore.exhaustivity = .off\r\n")
        == [])
  }
}
