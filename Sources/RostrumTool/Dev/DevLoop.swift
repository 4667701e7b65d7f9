import Foundation
import Subprocess
import SystemPackage

/// Performs what a ``DevMachine`` decides.
struct DevLoop {
  let tree: SourceTree
  let build: Build
  let status: StatusFile
  /// The arguments of the program.
  let arguments: [String]
  /// The time between two looks at the sources.
  var interval: Duration = .milliseconds(250)

  /// Runs until the task is cancelled or the tool is stopped.
  ///
  /// - Throws: The reason why a program can't be run, or the status can't be written.
  func run() async throws {
    let (events, send) = AsyncStream<DevMachine.Event>.makeStream()
    var machine = DevMachine()
    let path = try await build.program()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await watch(send) }
      var program: Task<Void, Never>?
      send.yield(.started)
      for await event in events {
        for action in machine.handle(event) {
          switch action {
          case .build:
            group.addTask { send.yield(.built(try await build.run(for: path))) }
          case .start:
            program = Task { send.yield(.ended(await serve(path))) }
          case .stop:
            program?.cancel()
          case .show(let value):
            try status.write(value)
          case .print(let line):
            Terminal.print(line)
          }
        }
      }
      program?.cancel()
      group.cancelAll()
    }
  }

  /// Reports changes of the sources, once they have been quiet for an interval.
  private func watch(_ send: AsyncStream<DevMachine.Event>.Continuation) async {
    var built = tree.fingerprint()
    var last = built
    while (try? await Task.sleep(for: interval)) != nil {
      let now = tree.fingerprint()
      if now == last, now != built {
        built = now
        send.yield(.sourcesChanged)
      }
      last = now
    }
  }

  /// Runs the program until it ends, or the task is cancelled.
  ///
  /// - Returns: How it has ended.
  private func serve(_ path: String) async -> String {
    var options = PlatformOptions()
    options.teardownSequence = [
      .send(signal: .terminate, allowedDurationToNextStep: .seconds(10))
    ]
    do {
      let result = try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments), platformOptions: options,
        input: .none, output: .currentStandardOutput, error: .currentStandardError
      ) { _ in }
      return "\(result.terminationStatus)"
    } catch {
      return "\(error)"
    }
  }
}
