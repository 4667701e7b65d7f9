import Foundation
import PackagePlugin

/// Lints the sources of a package: `swift package rostrum-lint`, with the arguments of `rostrum lint`.
@main struct LintPackagePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "LintTool").url
    // A sandbox may forbid the caches of the user.
    let cache = context.pluginWorkDirectoryURL.appending(path: "Cache")
    process.arguments =
      ["--package-path", context.package.directoryURL.path, "--cache-path", cache.path] + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
  }
}

/// Ends the command, after the tool itself has said why.
private struct Failure: Error, CustomStringConvertible {
  let status: Int32

  var description: String {
    status == 2 ? "Something can't be linted, or the arguments are wrong." : "There are findings."
  }
}
