import Foundation
import RostrumLint
import Testing

struct RulesTests {
  private static let names = Rules.all.map { $0.name }

  @Test func namesDiffer() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Self.names.allSatisfy { $0.wholeMatch(of: /[a-z][A-Za-z]+/) != nil })
    #expect(Rules.named("nothing") == nil)
  }

  @Test("The bad example has a finding, and the good one has none", arguments: names)
  func examples(_ name: String) {
    let rule = rule(name)
    #expect(!findings(of: rule, in: rule.bad).isEmpty)
    let linter = Linter()
    let report = linter.check(rule.good, path: "Good.swift")
    #expect(report.problems.isEmpty)
    #expect(linter.findings(of: [report]).map(\.text) == [])
  }

  @Test("The explanation says why, and what the rule sees", arguments: names)
  func explanation(_ name: String) {
    let rule = rule(name)
    let paragraphs = rule.explanation.split(separator: "\n\n")
    #expect(paragraphs.count == 2)
    #expect(paragraphs.first.map { $0.count > 100 && !$0.hasPrefix("The rule") } == true)
    #expect(paragraphs.last?.hasPrefix("The rule ") == true)
    #expect(rule.summary.hasSuffix("."))
    #expect(!rule.summary.dropLast().contains(". "))
  }

  @Test(
    "A fix turns the bad example into the good one",
    arguments: [
      "presentedName", "bindingClears", "bindingReducerFirst", "uncontrolledDependency",
      "focusHashable",
    ])
  func fixes(_ name: String) {
    let rule = rule(name)
    #expect(fixed(rule.bad, by: rule) == rule.good)
  }

  @Test("A second fix changes nothing", arguments: names)
  func fixedTwice(_ name: String) {
    let linter = Linter()
    let once = linter.fix(rule(name).bad, path: "Bad.swift").text
    #expect(linter.check(once, path: "Bad.swift").problems.isEmpty)
    #expect(linter.fix(once, path: "Bad.swift").count == 0)
  }

  @Test("The list has a line for each rule, and an explanation has both examples")
  func pages() {
    #expect(Rules.list.split(separator: "\n").count == Rules.all.count)
    #expect(
      Rules.list.contains(
        "bindingClears           error    fix  Set the optional to nil when a computed binding"))
    let text = Rules.explanation(of: rule("bindingClears"))
    #expect(text.hasPrefix("bindingClears (error): Set the optional to nil"))
    #expect(text.contains("    struct Settings: View {"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("The page about the rules is theirs: swift run rostrum lint --rule-pages")
  func document() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/Lint.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let rules = text.components(separatedBy: "\n## Rules\n\n").last
    #expect(rules == Rules.page + "\n")
  }
}
