import RostrumLint

/// The places of a rule's findings in a source, as `line:column`.
func places(
  of rule: any Rule.Type, in source: String, _ options: [String: OptionValue] = [:]
) -> [String] {
  findings(of: rule, in: source, options).map { "\($0.line):\($0.column)" }
}

/// The findings of a rule in a source.
func findings(
  of rule: any Rule.Type, in source: String, _ options: [String: OptionValue] = [:]
) -> [Finding] {
  var configuration = Configuration()
  configuration.rules[rule.name, default: .init()].options = options
  let linter = Linter(configuration)
  let report = linter.check(source, path: "Source.swift")
  precondition(report.problems.isEmpty, "The source doesn't parse: \(report.problems)")
  return linter.findings(of: [report]).filter { $0.rule == rule.name }
}

/// The source after the fixes of a rule alone.
func fixed(_ source: String, by rule: any Rule.Type) -> String {
  var configuration = Configuration()
  for other in Rules.all where other != rule {
    configuration.rules[other.name, default: .init()].isOn = false
  }
  return Linter(configuration).fix(source, path: "Source.swift").text
}

func rule(_ name: String) -> any Rule.Type {
  Rules.named(name)!
}

/// The places of a rule's findings in files that are linted together, as `line:column`.
func places(of rule: any Rule.Type, in sources: [String]) -> [String] {
  let linter = Linter()
  let reports = sources.enumerated().map { linter.check($1, path: "Source\($0).swift") }
  precondition(reports.allSatisfy(\.problems.isEmpty), "A source doesn't parse.")
  return linter.findings(of: reports).filter { $0.rule == rule.name }
    .map { "\($0.line):\($0.column)" }
}
