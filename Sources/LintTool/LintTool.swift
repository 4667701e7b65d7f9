import ArgumentParser
import Foundation
import RostrumLintCommand
import RostrumTerminal

/// The tool of the plugins that lint: `rostrum lint` alone, so that a build compiles no more for it.
@main struct LintTool {
  static func main() async {
    do {
      let command = try LintCommand.parse(Array(CommandLine.arguments.dropFirst()))
      try await command.run()
    } catch let error where error is ExitCode || LintCommand.exitCode(for: error) == .success {
      LintCommand.exit(withError: error)
    } catch {
      Terminal.printError(LintCommand.fullMessage(for: error))
      Foundation.exit(2)
    }
  }
}
