import ArgumentParser
import Foundation
import Subprocess
import SystemPackage

/// Takes pictures of all previews of a program, and compares them with those of a folder.
struct SnapshotRun: Sendable {
  let browser: HeadlessBrowser
  let program: String
  /// The files or modules whose previews are pictured.
  let scopes: [String]
  let folder: URL
  let isUpdate: Bool
  /// Whether only errors and differences are printed.
  var isQuiet = false

  /// Runs until all pictures are taken.
  ///
  /// - Throws: An `ExitCode` of 1 if pictures differ or can't be taken.
  func run() async throws {
    let snapshots = try await Snapshot.all(of: list())
    let folder = SnapshotFolder(url: folder)
    try folder.begin()
    let outcomes = try await served { address in
      try await take(snapshots, from: address, into: folder)
    }
    let counts = Dictionary(grouping: outcomes, by: \.outcome).mapValues(\.count)
    let missing = snapshots.count - outcomes.count
    let differing = outcomes.filter { $0.outcome == .different }.map(\.path)
    if !isQuiet {
      Terminal.print(
        "\(counts[.same] ?? 0) pictures are the same, \(counts[.new] ?? 0) are new, "
          + "\(differing.count) \(isUpdate ? "were replaced" : "differ").")
    }
    if missing > 0 { Terminal.printError("error: \(missing) pictures couldn't be taken.") }
    if !isUpdate, !differing.isEmpty {
      try folder.report(differing)
      Terminal.print("The differences: \(folder.url.appending(path: "index.html").path)")
    }
    if missing > 0 || (!isUpdate && !differing.isEmpty) { throw ExitCode(1) }
  }

  private var arguments: [String] {
    ["--previews", "--host", "127.0.0.1", "--port", "0"]
      + scopes.flatMap { ["--previews-in", $0] }
  }

  /// The previews of the program.
  private func list() async throws -> PreviewList {
    let result = try await Subprocess.run(
      .path(FilePath(program)), arguments: Arguments(arguments + ["--print"]),
      output: .data(limit: 67_108_864), error: .currentStandardError)
    guard result.terminationStatus.isSuccess else { throw ExitCode(1) }
    return try JSONDecoder().decode(PreviewList.self, from: result.standardOutput)
  }

  /// Runs the program while a body takes pictures of its pages.
  private func served<Result: Sendable>(
    _ body: @escaping @Sendable (_ address: String) async throws -> Result
  ) async throws -> Result {
    let result = try await Subprocess.run(
      .path(FilePath(program)), arguments: Arguments(arguments), platformOptions: .ending,
      input: .none, output: .sequence, error: .currentStandardError
    ) { execution in
      for try await line in execution.standardOutput.strings() {
        let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
        guard line.hasPrefix("http://") else { continue }
        let result = try await body(line)
        await execution.teardown(using: [
          .send(signal: .terminate, allowedDurationToNextStep: .seconds(10))
        ])
        return Result?.some(result)
      }
      return nil
    }
    guard let value = result.closureResult else {
      Terminal.printError("error: The program has ended before its previews were pictured.")
      throw ExitCode(1)
    }
    return value
  }

  private struct Taken: Sendable {
    let path: String
    let outcome: SnapshotFolder.Outcome
  }

  private func take(
    _ snapshots: [Snapshot], from address: String, into folder: SnapshotFolder
  ) async throws -> [Taken] {
    try await browser.run { [isUpdate, isQuiet] connection in
      var taken: [Taken] = []
      for snapshot in snapshots {
        let size = (width: snapshot.width, height: snapshot.height)
        do {
          let png = try await connection.picture(of: address + snapshot.page, size)
          let outcome = try await folder.add(png, at: snapshot.path, isUpdate: isUpdate) {
            try await connection.looksAlike($0, $1)
          }
          if outcome == .different || outcome == .new && !isQuiet {
            Terminal.print("\(outcome): \(snapshot.path)")
          }
          taken.append(Taken(path: snapshot.path, outcome: outcome))
        } catch let error as DevToolsError {
          Terminal.printError("error: There is no picture of \(snapshot.path): \(error).")
        }
      }
      return taken
    }
  }
}
