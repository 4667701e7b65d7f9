import Foundation

/// What the process prints when it crashes.
///
/// The runtime of Swift prints a backtrace, and reads its settings when the process starts. By default
/// it names each function, which takes seconds for a large program. Meanwhile the process still has
/// its port, but answers nobody. The addresses alone take a tenth of a second.
enum CrashReport {
  /// The variable of the environment that has the settings.
  static let variable = "SWIFT_BACKTRACE"
  /// Settings for a backtrace without names.
  static let brief = "symbolicate=off"

  /// Starts the program again in the same process, for a backtrace without names.
  ///
  /// No-op if the environment has settings, or if the system can't start the program again.
  ///
  /// - Parameter environment: The variables of the environment.
  static func keepBrief(environment: [String: String] = ProcessInfo.processInfo.environment) {
    #if os(Linux)
      guard environment[variable] == nil,
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      else { return }
      setenv(variable, brief, 1)
      var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
      arguments.append(nil)
      // It returns only if it fails.
      execv(program, &arguments)
      unsetenv(variable)
      for argument in arguments { free(argument) }
    #endif
  }
}
