import Foundation
import Subprocess

/// Builds a product of a package.
struct Build: Sendable {
  let product: String
  let package: URL
  let configuration: String
  let scratchPath: String?
  /// Whether only errors are printed.
  var isQuiet = false

  private var arguments: [String] {
    ["build", "--product", product, "--configuration", configuration]
      + ["--package-path", package.path(percentEncoded: false)]
      + (scratchPath.map { ["--scratch-path", $0] } ?? [])
  }

  /// Runs the build, and prints what it prints.
  ///
  /// - Parameter program: The path of the program, see ``program()``.
  /// - Returns: The result.
  /// - Throws: The reason why SwiftPM can't be run.
  func run(for program: String) async throws -> BuildResult {
    let former = stamp(of: program)
    let folder = package.path(percentEncoded: false)
    let result = try await Subprocess.run(
      .name("swift"), arguments: Arguments(arguments), platformOptions: .ending, input: .none,
      output: .sequence, error: .combinedWithOutput
    ) { execution in
      var errors = BuildErrors(in: folder)
      for try await line in execution.standardOutput.strings() {
        if !isQuiet { Terminal.print(line.trimmingCharacters(in: .newlines)) }
        errors.read(line.trimmingCharacters(in: .newlines))
      }
      return errors
    }
    guard result.terminationStatus.isSuccess else {
      let lines = result.closureResult.lines
      let errors = lines.isEmpty ? ["error: The build has failed."] : lines
      if isQuiet { for error in errors { Terminal.printError(error) } }
      return .failed(errors)
    }
    return stamp(of: program) == former ? .unchanged : .succeeded
  }

  /// The path of the program, which may not have been built yet.
  ///
  /// - Throws: The reason why SwiftPM can't be run.
  func program() async throws -> String {
    let result = try await Subprocess.run(
      .name("swift"), arguments: Arguments(arguments + ["--show-bin-path"]),
      output: .string(limit: 65_536))
    let folder = result.standardOutput.trimmingCharacters(in: .newlines)
    return folder + "/" + product
  }

  /// What distinguishes a program from the one before; `nil` if there is none.
  private func stamp(of program: String) -> [String]? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: program) else {
      return nil
    }
    return [FileAttributeKey.modificationDate, .size, .systemFileNumber].map {
      "\(attributes[$0] ?? "")"
    }
  }
}
