import ArgumentParser
import Foundation
import RostrumLint
import Testing

// NB: Tests `LintCommand`, which is internal.
@testable import RostrumLintCommand

struct LintCommandTests {
  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "rostrum-lint-\(UUID().uuidString)", directoryHint: .isDirectory)

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func write(_ text: String, to name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private var cache: String { path("Cache") }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The exit status of the command with the files of the folder.
  private func status(_ arguments: String...) async throws -> Int32 {
    let config = FileManager.default.fileExists(atPath: path("lint.yml")) ? "lint.yml" : "none.yml"
    if config == "none.yml" { try write("# All rules as they are.", to: config) }
    let command = try LintCommand.parse(
      arguments + ["--quiet", "--config", path(config), "--cache-path", cache, folder.path])
    do {
      try await command.run()
      return 0
    } catch let code as ExitCode {
      return code.rawValue
    }
  }

  private let warning = "store.exhaustivity = .off\n"
  private let error = "let a = Binding(get: { b != nil }, set: { _ in })\n"

  @Test("The status is 0 without errors, 1 with errors, and 2 if a file can't be linted")
  func statuses() async throws {
    defer { remove() }
    try write("let a = 1\n", to: "A.swift")
    #expect(try await status() == 0)
    try write(warning, to: "A.swift")
    #expect(try await status() == 0)
    #expect(try await status("--strict") == 1)
    try write(error, to: "B.swift")
    #expect(try await status() == 1)
    try write("let = alert\n", to: "C.swift")
    #expect(try await status() == 2)
    #expect(try await status("--format", "json") == 2)
  }

  @Test func fix() async throws {
    defer { remove() }
    let source = """
      struct V: View {
        @State var b: Int?
        var a: Binding<Bool> { Binding(get: { b != nil }, set: { _ in }) }
      }
      """
    try write(source, to: "A.swift")
    try write("let = alert\n", to: "B.swift")
    #expect(try await status("--fix") == 2)
    #expect(try text("A.swift") == source.replacing("{ _ in }", with: "{ if !$0 { b = nil } }"))
    #expect(try text("B.swift") == "let = alert\n")
    try FileManager.default.removeItem(at: folder.appending(path: "B.swift"))
    #expect(try await status("--fix") == 0)
  }

  @Test func configuration() async throws {
    defer { remove() }
    try write(error, to: "A.swift")
    try write("rules:\n  bindingClears: off\n", to: "lint.yml")
    #expect(try await status() == 0)
    try write("rules:\n  bindingClears:\n    level: warning\n", to: "lint.yml")
    #expect(try await status() == 0)
    try write("excluded: ['**/A.swift']\n", to: "lint.yml")
    #expect(try await status() == 0)
  }

  @Test(
    "Mistakes in a configuration",
    arguments: [
      ("rules:\n  nothing: off\n", "there is no rule 'nothing'; --rules lists them."),
      ("exclude: [A]\n", "'exclude' means nothing; use included, excluded and rules."),
      ("excluded: 1\n", "the value of 'excluded' isn't what it should be."),
      ("- A\n", "use included, excluded and rules."),
      ("rules: [a\n", "error"),
    ])
  func mistakes(_ yaml: String, _ message: String) throws {
    defer { remove() }
    try write(yaml, to: "lint.yml")
    let command = try LintCommand.parse(["--config", path("lint.yml")])
    #expect {
      try command.readConfiguration()
    } throws: { error in
      let text = (error as? ValidationError)?.message ?? ""
      return text.hasPrefix(path("lint.yml") + ":") && text.contains(message)
    }
  }

  @Test("A baseline holds what was there, and nothing new")
  func baseline() async throws {
    defer { remove() }
    try write(error, to: "A.swift")
    let baseline = path("baseline.json")
    #expect(try await status("--baseline", baseline, "--update-baseline") == 0)
    #expect(try await status("--baseline", baseline) == 0)
    try write("\n" + error + error, to: "A.swift")
    #expect(try await status("--baseline", baseline) == 1)
    try write("let = alert\n", to: "B.swift")
    #expect(try await status("--baseline", baseline, "--update-baseline") == 2)
    try write("[]", to: "other.json")
    await #expect(throws: ValidationError.self) {
      try await status("--baseline", path("other.json"))
    }
  }

  @Test("A cache is made where it is asked for, and doesn't change the status")
  func caches() async throws {
    defer { remove() }
    try write("let a = 1\n", to: "A.swift")
    try write(error, to: "B.swift")
    #expect(try await status("--no-cache") == 1)
    #expect(!FileManager.default.fileExists(atPath: cache))
    for _ in 0..<2 {
      #expect(try await status() == 1)
      #expect(try FileManager.default.contentsOfDirectory(atPath: cache).count == 1)
    }
    try write("let = 1\n", to: "A.swift")
    #expect(try await status() == 2)
    try write("let a = 1\n", to: "A.swift")
    try write("", to: "B.swift")
    #expect(try await status() == 0)
    try FileManager.default.removeItem(atPath: cache)
    try write("", to: "Cache")
    #expect(try await status() == 0)
  }

  @Test("The cache is among those of the user, and is nowhere if there is no user")
  func cachePlace() throws {
    let place = try #require(LintCommand.cachePath(["HOME": "/home/a"]))
    #expect(place.hasSuffix("/rostrum-lint"))
    #expect(LintCommand.cachePath(["HOME": ""]) == nil)
    #expect(LintCommand.cachePath([:]) == nil)
    #expect(LintCommand.cachePath(["XDG_CACHE_HOME": "caches"]) == nil)
    #expect(LintCommand.cachePath(["XDG_CACHE_HOME": "/caches"]) != nil)
    let command = try LintCommand.parse(["--no-cache", "--cache-path", cache])
    #expect(command.openCache() == nil)
    #expect(try LintCommand.parse([]).openCache(environment: [:]) == nil)
    #expect(try LintCommand.parse(["--cache-path", cache]).openCache(environment: [:]) != nil)
  }

  @Test(
    "Arguments that aren't possible",
    arguments: [
      ["--explain", "nothing"], ["--update-baseline"], ["--stdin", "a", "b"],
      ["--stdin", "--baseline", "a", "--update-baseline"], ["--format", "yaml"],
    ])
  func arguments(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try LintCommand.parse(arguments) }
  }
}
