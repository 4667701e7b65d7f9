import Foundation
import RostrumTerminal
import Subprocess
import SystemPackage

/// Performs what a ``DevMachine`` decides.
struct DevLoop {
  let tree: SourceTree
  let build: Build
  let status: StatusFile
  /// The arguments of the program.
  let arguments: [String]
  /// The time for which the sources have to be quiet.
  var interval: Duration = .milliseconds(250)

  /// Runs until the task is cancelled, and then stops the program.
  ///
  /// - Throws: The reason why a program can't be run, or the status can't be written.
  func run() async throws {
    let path = try await build.program()
    var program: Task<Void, Never>?
    let result: Result<Void, any Error>
    do {
      try await drive(path, &program)
      result = .success(())
    } catch {
      result = .failure(error)
    }
    // A program that outlived the tool would keep its port.
    program?.cancel()
    await program?.value
    try result.get()
  }

  private func drive(_ path: String, _ program: inout Task<Void, Never>?) async throws {
    let (events, send) = AsyncStream<DevMachine.Event>.makeStream()
    var machine = DevMachine()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await watch(send) }
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
      group.cancelAll()
    }
  }

  /// Reports changes of the sources, once they have been quiet for an interval.
  private func watch(_ send: AsyncStream<DevMachine.Event>.Continuation) async {
    let folders = FolderWatch(interval: interval)
    // What changes after a watch began is seen by the look after it.
    folders.watch(tree.fingerprint().folders)
    var built = tree.fingerprint()
    folders.watch(built.folders)
    for await _ in folders.changes {
      guard let now = await quiet(folders) else { return }
      guard now != built else { continue }
      built = now
      send.yield(.sourcesChanged)
    }
  }

  /// The sources once they haven't changed for an interval; `nil` if the task was cancelled.
  private func quiet(_ folders: FolderWatch) async -> SourceTree.Fingerprint? {
    var last = tree.fingerprint()
    folders.watch(last.folders)
    while (try? await Task.sleep(for: interval)) != nil {
      let now = tree.fingerprint()
      folders.watch(now.folders)
      if now == last { return now }
      last = now
    }
    return nil
  }

  /// Runs the program until it ends, or the task is cancelled.
  ///
  /// - Returns: How it has ended.
  private func serve(_ path: String) async -> String {
    do {
      let result = try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments), platformOptions: .ending,
        input: .none, output: .currentStandardOutput, error: .currentStandardError
      ) { _ in }
      return "\(result.terminationStatus)"
    } catch {
      return "\(error)"
    }
  }
}

extension PlatformOptions {
  /// Options for a process that is asked to end when its task is cancelled, and gets 10 seconds to do so.
  static var ending: Self {
    var options = Self()
    options.teardownSequence = [
      .send(signal: .terminate, allowedDurationToNextStep: .seconds(10))
    ]
    return options
  }
}
