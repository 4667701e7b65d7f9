package import ArgumentParser
import Foundation
import RostrumLint
import RostrumTerminal

/// Says what an app's presentations should do otherwise, and why.
package struct LintCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Finds mistakes in presentations: sheets, alerts, features, destinations.",
    discussion: """
      Prints a line for each finding: path:line:column: level: message [rule].

        rostrum lint
        rostrum lint Sources --fix
        rostrum lint --explain bindingClears
        rostrum lint --format sarif > findings.sarif

      A comment switches a rule off where it is wrong, and says why: \
      // rostrum:disable:next rule reason. Settings of the project are in .rostrum-lint.yml.

      Exit status: 0 without errors, 1 with errors, and 2 if something can't be linted or the arguments are \
      wrong.
      """)

  @Argument(
    help: "The files and folders to lint; without any, those of the configuration, or this folder.",
    completion: .file())
  var paths: [String] = []

  @Option(help: "How to print findings: text, sarif, github, json or xcode.")
  var format = Format.text

  @Flag(help: "Change the files where a rule knows how, and report the rest.")
  var fix = false

  @Flag(help: "List the rules.")
  var rules = false

  @Option(
    help: ArgumentHelp("Explain a rule, with examples.", valueName: "rule"),
    completion: .list(Rules.all.map { $0.name }))
  var explain: String?

  @Option(
    help: ArgumentHelp("Leave out the findings that this file has.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(help: "Write the findings that are there now into the file of --baseline.")
  var updateBaseline = false

  @Flag(
    help:
      "Lint the text of the input; a path says what it is called. With --fix, print the fixed text."
  )
  var stdin = false

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp("The configuration, if it isn't .rostrum-lint.yml.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var configurationPath: String?

  @Option(
    help: ArgumentHelp(
      "The folder of the package, which paths are relative to.", valueName: "folder"),
    completion: .directory)
  var packagePath = "."

  @Flag(help: "Parse all files, also those that are known to have nothing to find.")
  var noCache = false

  @Option(
    help: ArgumentHelp(
      "The folder of the cache, if it isn't rostrum-lint among the user's caches.",
      valueName: "folder"),
    completion: .directory)
  var cachePath: String?

  @Flag(help: "End with status 1 for warnings, too.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print findings only, and no count.")
  var quiet = false

  // NB: Hidden, as only the plugin for targets asks for it.
  @Option(help: .hidden)
  var stamp: String?

  // NB: Hidden, as only the documentation is written by it.
  @Flag(help: .hidden)
  var rulePages = false

  package init() {}

  package func validate() throws {
    if let explain, Rules.named(explain) == nil {
      throw ValidationError("There is no rule '\(explain)'; --rules lists them.")
    }
    if updateBaseline && baseline == nil {
      throw ValidationError("--update-baseline needs --baseline, which names the file.")
    }
    if stdin && paths.count > 1 {
      throw ValidationError("--stdin takes one path, which is what the text is called.")
    }
    if stdin && updateBaseline {
      throw ValidationError("--update-baseline needs files, not --stdin.")
    }
  }

  package func run() async throws {
    if rulePages { return Terminal.print(Rules.page) }
    if rules { return Terminal.print(Rules.list) }
    if let rule = explain.flatMap(Rules.named) {
      return Terminal.print(Rules.explanation(of: rule))
    }
    guard FileManager.default.changeCurrentDirectoryPath(packagePath) else {
      throw ValidationError("'\(packagePath)' isn't a folder.")
    }
    let configuration = try readConfiguration()
    let status = try await stdin ? lintInput(configuration) : lintFiles(configuration)
    if status != 0 { throw ExitCode(status) }
    if let stamp { try Data("// Linted.\n".utf8).write(to: URL(filePath: stamp)) }
  }
}

extension Format: ExpressibleByArgument {}

extension LintCommand {
  private func lintFiles(_ configuration: Configuration) async throws -> Int32 {
    let arguments = paths.isEmpty ? configuration.included : paths
    let files = SourceFiles(
      in: arguments.isEmpty ? ["."] : arguments, excluded: configuration.excluded)
    let linter = Linter(configuration)
    let known = try readBaseline()
    var reports = await check(files.paths, linter)
    let fixed = fix ? await fixFiles(&reports, linter) : 0
    let all = linter.findings(of: reports)
    let problems = files.problems + reports.flatMap(\.problems)
    if updateBaseline, let baseline {
      try write(Baseline(all), to: baseline)
      try print([], problems)
      say("Wrote \(count(all.count, "finding")) into \(baseline)")
      return status([], problems)
    }
    let findings = known?.without(all) ?? all
    try print(findings, problems)
    say(
      "\(count(findings.count, "finding")) in \(count(files.paths.count, "file"))"
        + (fix ? ", \(fixed) fixed" : ""))
    return status(findings, problems)
  }

  private func check(_ paths: [String], _ linter: Linter) async -> [Linter.FileReport] {
    let cache = openCache()
    defer { cache?.save() }
    guard !quiet && Terminal.isWatched else { return await linter.check(paths, cache: cache) }
    var progress = ProgressLine("Linting", of: paths.count)
    defer { progress.end() }
    return await linter.check(paths, cache: cache) { progress.update($0) }
  }

  /// Fixes what can be fixed, and returns how much it was.
  private func fixFiles(_ reports: inout [Linter.FileReport], _ linter: Linter) async -> Int {
    let fixable = Set(linter.findings(of: reports).filter { !$0.fix.isEmpty }.map(\.path))
    var count = 0
    for (index, path) in reports.map(\.path).enumerated() where fixable.contains(path) {
      guard case .success(let text) = SourceFiles.read(path) else { continue }
      let fixed = await LargeStack.run { [reports] in
        linter.fix(text, path: path, among: reports)
      }
      guard fixed.count > 0 else { continue }
      do {
        try Data(fixed.text.utf8).write(to: URL(filePath: path).resolvingSymlinksInPath())
      } catch {
        reports[index].problems.append(Problem(path: path, message: "it can't be written"))
        continue
      }
      reports[index] = await LargeStack.run { linter.check(fixed.text, path: path) }
      count += fixed.count
    }
    return count
  }

  private func lintInput(_ configuration: Configuration) async throws -> Int32 {
    let path = paths.first ?? "<stdin>"
    let linter = Linter(configuration)
    let data = FileHandle.standardInput.readDataToEndOfFile()
    guard var text = String(validating: data, as: UTF8.self) else {
      let problem = Problem(path: path, message: "it isn't UTF-8")
      try print([], [problem])
      return 2
    }
    let isExcluded =
      !paths.isEmpty && SourceFiles.excludes(path, by: configuration.excluded)
    if fix {
      if !isExcluded {
        text = await LargeStack.run { [text] in linter.fix(text, path: path).text }
      }
      FileHandle.standardOutput.write(Data(text.utf8))
    }
    if isExcluded { return 0 }
    let report = await LargeStack.run { [text] in linter.check(text, path: path) }
    let all = linter.findings(of: [report])
    let findings = try readBaseline()?.without(all) ?? all
    try print(findings, report.problems, toErrors: fix)
    return status(findings, report.problems)
  }

  private func status(_ findings: [Finding], _ problems: [Problem]) -> Int32 {
    if !problems.isEmpty { return 2 }
    return findings.contains { strict || $0.level == .error } ? 1 : 0
  }
}

extension LintCommand {
  private func print(
    _ findings: [Finding], _ problems: [Problem], toErrors: Bool = false
  ) throws {
    let style: TextStyle = !toErrors && Terminal.hasColors ? .colored : .plain
    let text = try format.print(findings, problems, style: style)
    if !text.isEmpty { toErrors ? Terminal.printError(text) : Terminal.print(text) }
    if !format.hasProblems { for problem in problems { Terminal.printError(problem.text) } }
  }

  private func say(_ line: String) {
    if !quiet { Terminal.printError(line) }
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
