import Testing

// NB: Tests `Terminal` and `ProgressLine`, which are internal.
@testable import RostrumTool

struct TerminalTests {
  @Test(
    "Colors are refused by NO_COLOR with any value, and by dumb terminals",
    arguments: [
      (["TERM": "xterm"], true), ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "0"], false),
      (["TERM": "dumb"], false),
    ])
  func colors(_ environment: [String: String], _ allowed: Bool) {
    #expect(Terminal.allowsColors(environment: environment) == allowed)
  }

  @Test("A difference has colors only where the output has")
  func difference() {
    let text = "--- a/1\n+++ b/1\n@@ -1,1 +1,1 @@\n-a\n+b\n c\n"
    #expect(Terminal.difference(text, hasColors: false) == text)
    let colored = Terminal.difference(text, hasColors: true)
    #expect(colored.hasSuffix("\u{1B}[31m-a\u{1B}[0m\n\u{1B}[32m+b\u{1B}[0m\n c\n"))
    #expect(colored.contains("\u{1B}[36m@@ -1,1 +1,1 @@\u{1B}[0m\n"))
  }

  @Test(
    "Words are quoted where a shell would change them",
    arguments: [
      ("Fleet", "Fleet"), ("../a-b/C_1.2", "../a-b/C_1.2"), ("My Fleet", "'My Fleet'"),
      ("Ada's", "'Ada'\\''s'"), ("$HOME", "'$HOME'"), ("", "''"),
    ])
  func quotes(_ word: String, _ quoted: String) {
    #expect(Terminal.quoted(word) == quoted)
  }

  @Test("Progress shows after a second, ten times a second, and leaves nothing")
  func progress() {
    var time = ContinuousClock.now
    var written: [String] = []
    func run(_ steps: [Duration]) -> [String] {
      written = []
      var progress = ProgressLine(
        "Linting", of: steps.count, now: { time }, write: { written.append($0) })
      for (index, step) in steps.enumerated() {
        time += step
        progress.update(index + 1)
      }
      progress.end()
      return written
    }
    #expect(run([.milliseconds(500), .milliseconds(499)]) == [])
    #expect(
      run([.milliseconds(1_000), .milliseconds(50), .milliseconds(50)])
        == ["\rLinting 1 of 3\u{1B}[K", "\rLinting 3 of 3\u{1B}[K", "\r\u{1B}[K"])
  }
}
