import Foundation
import RostrumLint
import Testing

struct ConfigurationTests {
  private func decode(_ json: String) throws -> Configuration {
    try JSONDecoder().decode(Configuration.self, from: Data(json.utf8))
  }

  private func rules(_ configuration: Configuration, path: String = "A.swift") -> [String] {
    let linter = Linter(configuration)
    let source = """
      store.exhaustivity = .off
      struct State {
        @Presents var a: A.State?
        @Presents var b: B.State?
        @Presents var c: C.State?
      }
      """
    return linter.findings(of: [linter.check(source, path: path)])
      .map { "\($0.line) \($0.rule) \($0.level)" }
  }

  @Test func levels() throws {
    let configuration = try decode(
      #"{"rules": {"exhaustivityReason": "error", "exclusivePresents": false}}"#)
    #expect(rules(configuration) == ["1 exhaustivityReason error"])
    #expect(
      try decode(#"{"rules": {"focusHashable": "off"}}"#).rules["focusHashable"]?.isOn == false)
  }

  @Test func options() throws {
    let configuration = try decode(
      #"{"rules": {"exclusivePresents": {"level": "error", "maximum": 2}}}"#)
    #expect(rules(configuration) == ["1 exhaustivityReason warning", "5 exclusivePresents error"])
  }

  @Test func paths() throws {
    let configuration = try decode(
      """
      {"included": ["Sources"], "excluded": ["**/Generated"], "rules": {
        "exhaustivityReason": {"excluded": ["Tests"]}, "exclusivePresents": {"included": ["Sources"]}}}
      """)
    #expect(configuration.included == ["Sources"])
    #expect(configuration.excluded == ["**/Generated"])
    #expect(rules(configuration, path: "Tests/A.swift") == [])
    #expect(
      rules(configuration, path: "Sources/A/B.swift")
        == ["1 exhaustivityReason warning", "4 exclusivePresents warning"])
  }

  @Test(
    "What a configuration says wrongly",
    arguments: [
      (#"{"exclude": []}"#, "'exclude' means nothing; use included, excluded and rules"),
      (#"{"rules": {"nothing": "off"}}"#, "there is no rule 'nothing'; --rules lists them"),
      (
        #"{"rules": {"focusHashable": "note"}}"#, "'note' isn't a level; use error, warning or off"
      ),
      (
        #"{"rules": {"exclusivePresents": {"maximum": "two"}}}"#,
        "the option 'maximum' of 'exclusivePresents' is written like 1"
      ),
      (
        #"{"rules": {"exclusivePresents": {"maximum": -1}}}"#,
        "the option 'maximum' of 'exclusivePresents' is written like 1"
      ),
      (
        #"{"rules": {"exclusivePresents": {"minimum": 1}}}"#,
        "the rule 'exclusivePresents' has no option 'minimum'; "
          + "it has level, included, excluded, maximum"
      ),
    ])
  func mistakes(_ json: String, _ message: String) {
    #expect {
      try decode(json)
    } throws: { error in
      "\((error as? ConfigurationError)?.description ?? "\(error)")" == message
    }
  }

  @Test(
    "Patterns of paths",
    arguments: [
      ("Tests", "Tests/A/B.swift", true), ("Tests/", "Tests", true),
      ("./Tests", "Tests/A.swift", true),
      ("Tests", "Sources/Tests/A.swift", false), ("Tests", "TestsA/B.swift", false),
      ("**/Tests", "Sources/Tests/A.swift", true), ("**/Tests", "Tests/A.swift", true),
      ("Sources/*/A.swift", "Sources/B/A.swift", true),
      ("Sources/*/A.swift", "Sources/B/C/A.swift", false),
      ("*+Preview*.swift", "A+PreviewB.swift", true), ("*Preview.swift", "Preview.swift", true),
      ("A*A.swift", "A.swift", false), ("**", "A.swift", true),
      ("Sources/**", "Sources/A.swift", true),
    ])
  func patterns(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(PathPattern(pattern).matches(path) == isMatch)
  }
}
