import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Finds what the rules object to.
///
/// A file is linted by itself, on any thread. Findings that depend on other files are settled when all
/// files are known: `findings(of:)`.
package struct Linter: Sendable {
  /// What is known of one file before the others are.
  package struct FileReport: Sendable {
    /// The path of the file, as it was given.
    package let path: String
    /// Why the file couldn't be linted.
    package var problems: [Problem] = []
    fileprivate var findings: [(finding: Finding, given: [String], unless: [String])] = []
    fileprivate var facts: Set<String> = []
    /// Whether the file parses, and has neither a word of a rule nor a comment to the linter.
    private(set) var hasNothingToFind = false

    /// The report about a file that couldn't be read.
    ///
    /// - Parameter problem: What is wrong with it.
    package init(_ problem: Problem) {
      path = problem.path
      problems = [problem]
    }

    fileprivate init(path: String) {
      self.path = path
    }

    /// The report about a file in which there is nothing to find.
    static func nothingToFind(path: String) -> FileReport {
      var report = FileReport(path: path)
      report.hasNothingToFind = true
      return report
    }

    /// The findings that the facts of all files leave, in the order of their lines.
    fileprivate func findings(given facts: Set<String>) -> [Finding] {
      findings
        .filter { facts.isSuperset(of: $0.given) && facts.isDisjoint(with: $0.unless) }
        .map(\.finding)
        .sorted { ($0.line, $0.column, $0.rule) < ($1.line, $1.column, $1.rule) }
    }

    func hasFix(of rule: String) -> Bool {
      findings.contains { $0.finding.rule == rule && !$0.finding.fix.isEmpty }
    }
  }

  private let configuration: Configuration
  private let identifiers: Identifiers
  /// The words by which rules are chosen, and last the one of comments to the linter.
  private let words: [String]

  /// Creates a linter.
  ///
  /// - Parameter configuration: Which rules are on, and how.
  package init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    words = Array(Set(Rules.all.flatMap { $0.words })).sorted() + [Self.mark]
    identifiers = Identifiers(words)
  }

  private static let mark = "rostrum"

  /// Lints the text of a file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path of the file.
  /// - Returns: What is known of the file before others are.
  package func check(_ text: String, path: String) -> FileReport {
    var result = FileReport(path: path)
    let tooDeep = Problem(path: path, message: "it nests too deep to be linted")
    if Depth.isExceeded(by: text) { return FileReport(tooDeep) }
    let tree = Parser.parse(source: text)
    if Depth.isExceeded(by: tree) { return FileReport(tooDeep) }
    if tree.hasError {
      result.problems = problems(tree, path: path)
      return result
    }
    let found = Set(identifiers.found(in: text).map { words[$0] })
    if found.isEmpty { return .nothingToFind(path: path) }
    let rules = Rules.all.filter {
      !found.isDisjoint(with: $0.words) && configuration.isOn($0.name, for: path)
    }
    if rules.isEmpty && !found.contains(Self.mark) { return result }
    var report = Report()
    if !rules.isEmpty {
      let model = SourceModel(tree)
      for rule in rules {
        report.rule = rule.name
        report.options = rule.options.merging(configuration.rules[rule.name]?.options ?? [:]) { $1 }
        rule.check(model, &report)
      }
    }
    result.facts = report.facts
    if report.candidates.isEmpty && !found.contains(Self.mark) { return result }
    settle(report, tree, path, hasComments: found.contains(Self.mark), into: &result)
    return result
  }

  private func settle(
    _ report: Report, _ tree: SourceFileSyntax, _ path: String, hasComments: Bool,
    into result: inout FileReport
  ) {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    var lines = SourceLines(converter)
    func finding(_ rule: String, _ level: Level, _ message: String, _ offset: Int, _ fix: [Edit])
      -> Finding
    {
      let location = converter.location(for: AbsolutePosition(utf8Offset: offset))
      let line = lines[location.line]
      return Finding(
        path: path, line: location.line, column: location.column,
        scalarColumn: line.scalarColumn(location.column), level: level, message: message,
        rule: rule, source: line.trimmed, fix: fix)
    }
    var findings = report.candidates.map { candidate in
      let level =
        configuration.rules[candidate.rule]?.level ?? Rules.named(candidate.rule)?.level ?? .warning
      return finding(candidate.rule, level, candidate.message, candidate.offset, candidate.fix)
    }
    var conditions: [Finding: ([String], [String])] = [:]
    for (finding, candidate) in zip(findings, report.candidates) {
      conditions[finding] = (candidate.given, candidate.unless)
    }
    if hasComments {
      var suppressions = Suppressions(tree, converter)
      suppressions.apply(to: &findings) { configuration.isOn($0, for: path) }
      findings += suppressions.mistakes.map {
        finding(Suppressions.rule, .warning, $0.message, $0.offset, [])
      }
    }
    result.findings = findings.map { ($0, conditions[$0]?.0 ?? [], conditions[$0]?.1 ?? []) }
  }

  private func problems(_ tree: SourceFileSyntax, path: String) -> [Problem] {
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let first = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .first { $0.diagMessage.severity == .error }
    let location = first?.location(converter: converter)
    return [
      Problem(
        path: path, line: location?.line, column: location?.column,
        message: "this isn't Swift that can be linted: \(first?.message ?? "it doesn't parse")")
    ]
  }

  /// The findings of files that are linted together.
  ///
  /// - Parameter reports: What is known of each file.
  /// - Returns: The findings, in the order of the files and their lines.
  package func findings(of reports: [FileReport]) -> [Finding] {
    let facts = facts(of: reports)
    return reports.flatMap { $0.findings(given: facts) }
  }

  private func facts(of reports: [FileReport]) -> Set<String> {
    reports.reduce(into: Set()) { $0.formUnion($1.facts) }
  }

  /// Lints the text of a file, and applies fixes until there are none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path of the file.
  ///   - reports: What is known of the files that are linted together.
  /// - Returns: The fixed text, and the number of findings that it no longer has. The text is as it was if it
  ///   doesn't parse.
  package func fix(
    _ text: String, path: String, among reports: [FileReport] = []
  ) -> (text: String, count: Int) {
    let facts = facts(of: reports)
    func fixable(_ text: String) -> [Finding]? {
      let report = check(text, path: path)
      guard report.problems.isEmpty else { return nil }
      return report.findings(given: facts.union(report.facts)).filter { !$0.fix.isEmpty }
    }
    var result = text
    var count = 0
    guard var findings = fixable(text) else { return (text, 0) }
    // Each pass removes findings, so this ends.
    while !findings.isEmpty {
      let fixed = findings.fixed(result)
      guard let left = fixable(fixed), left.count < findings.count else { break }
      count += findings.count - left.count
      (result, findings) = (fixed, left)
    }
    return (result, count)
  }
}

/// The lines of a source that have findings.
private struct SourceLines {
  struct Line {
    /// The text, with one blank between its words.
    let trimmed: String
    private let text: String
    private let isASCII: Bool

    init(_ text: String) {
      self.text = text
      isASCII = text.utf8.allSatisfy { $0 < 128 }
      // The beginning tells lines apart, and thousands of findings may have one line.
      let words = text.prefix(1000).split(whereSeparator: \.isWhitespace)
      trimmed = words.joined(separator: " ")
    }

    /// The column in Unicode scalars of a column in bytes; both are from one.
    func scalarColumn(_ column: Int) -> Int {
      if isASCII { return column }
      return String(decoding: text.utf8.prefix(column - 1), as: UTF8.self).unicodeScalars.count + 1
    }
  }

  private let texts: [String]
  private var lines: [Int: Line] = [:]

  init(_ converter: SourceLocationConverter) {
    texts = converter.sourceLines
  }

  /// The line of a number, from one.
  subscript(_ number: Int) -> Line {
    mutating get {
      if let line = lines[number] { return line }
      let line = Line(texts[number - 1])
      lines[number] = line
      return line
    }
  }
}
