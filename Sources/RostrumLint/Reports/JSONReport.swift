/// The findings and problems of a run as one object.
struct JSONReport: Encodable {
  struct Item: Encodable {
    var path: String
    var line: Int?
    var column: Int?
    var level: String?
    var message: String
    var rule: String?
    var canBeFixed: Bool?
  }

  let findings: [Item]
  let problems: [Item]

  init(_ findings: [Finding], _ problems: [Problem]) {
    self.findings = findings.map {
      Item(
        path: $0.path, line: $0.line, column: $0.column, level: $0.level.rawValue,
        message: $0.message, rule: $0.rule, canBeFixed: !$0.fix.isEmpty)
    }
    self.problems = problems.map {
      Item(path: $0.path, line: $0.line, column: $0.column, message: $0.message)
    }
  }
}
