import Foundation
import RostrumLint
import Testing

struct ReportsTests {
  private let problem = Problem(
    path: "B.swift", line: 2, column: 3, message: "it doesn't parse, 100%")

  private var findings: [Finding] {
    let linter = Linter()
    return linter.findings(of: [linter.check("a.exhaustivity = .off", path: "A,1.swift")])
  }

  @Test func lines() throws {
    let message = "say in a comment why this test isn't exhaustive"
    #expect(
      try Format.text.print(findings, [problem])
        == "A,1.swift:1:1: warning: \(message) [exhaustivityReason]")
    #expect(
      try Format.xcode.print(findings, [problem], current: "/work")
        == """
        /work/A,1.swift:1:1: warning: \(message) (exhaustivityReason)
        /work/B.swift:2:3: error: it doesn't parse, 100%
        """)
    #expect(
      try Format.github.print(findings, [problem]) == """
        ::warning file=A%2C1.swift,line=1,col=1,title=exhaustivityReason::\(message)
        ::error file=B.swift,line=2,col=3::it doesn't parse, 100%25
        """)
    #expect(try Format.text.print([], [problem]) == "")
  }

  @Test("Colors are for text alone")
  func colors() throws {
    let message = "say in a comment why this test isn't exhaustive"
    #expect(
      try Format.text.print(findings, [problem], style: .colored)
        == "\u{1B}[1mA,1.swift:1:1:\u{1B}[0m \u{1B}[33mwarning:\u{1B}[0m \(message) "
        + "\u{1B}[2m[exhaustivityReason]\u{1B}[0m")
    for format in Format.allCases where format != .text {
      #expect(
        try format.print(findings, [problem], style: .colored)
          == format.print(findings, [problem]))
    }
  }

  @Test func json() throws {
    let object = try read(Format.json.print(findings, [problem]))
    let first = (object["findings"] as? [[String: Any]])?.first
    #expect(first?["path"] as? String == "A,1.swift")
    #expect(first?["line"] as? Int == 1)
    #expect(first?["level"] as? String == "warning")
    #expect(first?["canBeFixed"] as? Bool == false)
    #expect((object["problems"] as? [[String: Any]])?.first?["column"] as? Int == 3)
  }

  @Test("SARIF names all rules, and each result has one of them")
  func sarif() throws {
    let object = try read(Format.sarif.print(findings, [problem]))
    #expect(object["version"] as? String == "2.1.0")
    #expect((object["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = (driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
    #expect(rules == Rules.all.map { $0.name } + ["suppression"])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(rules.contains(result["ruleId"] as? String ?? ""))
    let invocation = (run["invocations"] as? [[String: Any]])?.first
    #expect(invocation?["executionSuccessful"] as? Bool == false)
  }

  @Test("Paths are URIs in SARIF, and line ends and colons are written otherwise in annotations")
  func paths() throws {
    let problems = ["a b/#é:1.swift", "/tmp/100%.swift"].map {
      Problem(path: $0, message: "a: b,\r\nc")
    }
    let object = try read(Format.sarif.print([], problems))
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let invocation = (run["invocations"] as? [[String: Any]])?.first
    let found = invocation?["toolExecutionNotifications"] as? [[String: Any]] ?? []
    let uris = found.compactMap { notification -> String? in
      let location = (notification["locations"] as? [[String: Any]])?.first
      let physical = location?["physicalLocation"] as? [String: Any]
      return (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String
    }
    #expect(uris == ["a%20b/%23%C3%A9%3A1.swift", "file:///tmp/100%25.swift"])
    #expect(uris.allSatisfy { URL(string: $0) != nil })
    #expect(
      try Format.github.print([], problems) == """
        ::error file=a b/#é%3A1.swift::a: b,%0D%0Ac
        ::error file=/tmp/100%25.swift::a: b,%0D%0Ac
        """)
  }

  @Test("A baseline knows findings that move, and counts those that are alike")
  func baseline() throws {
    let linter = Linter()
    func lint(_ source: String) -> [Finding] {
      linter.findings(of: [linter.check(source, path: "A.swift")])
    }
    let old = lint("a.exhaustivity = .off\nb.exhaustivity = .off")
    let data = try JSONEncoder().encode(Baseline(old))
    let baseline = try JSONDecoder().decode(Baseline.self, from: data)
    #expect(baseline.without(old).isEmpty)
    let moved = lint("\n\n  b.exhaustivity  = .off\n\na.exhaustivity = .off\na.exhaustivity = .off")
    #expect(baseline.without(moved).map(\.line) == [6])
  }

  private func read(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
