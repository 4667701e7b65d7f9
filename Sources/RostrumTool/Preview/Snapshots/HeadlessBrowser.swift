import Foundation
import Subprocess
import SystemPackage

/// A Chromium of the machine, which takes pictures of pages without a window.
struct HeadlessBrowser: Sendable {
  let path: String

  /// Names under which systems install it.
  static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    "chromium-headless-shell",
  ]

  /// Finds the browser.
  ///
  /// - Parameters:
  ///   - chosen: The path that the developer has chosen.
  ///   - path: The folders of programs, as in the variable `PATH`.
  /// - Returns: The browser; `nil` if there is none.
  static func find(_ chosen: String?, in path: String) -> Self? {
    let folders = path.split(separator: ":").map(String.init)
    let candidates =
      chosen.map { [$0] } ?? folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }.map {
      Self(path: $0)
    }
  }

  /// Runs the browser while a body drives it.
  ///
  /// - Parameter body: What drives the browser, through its pipe.
  /// - Returns: The result of the body.
  /// - Throws: The reason why the browser can't be run, or what the body throws.
  func run<Result: Sendable>(
    _ body: @escaping @Sendable (_ connection: DevToolsConnection) async throws -> Result
  ) async throws -> Result {
    let profile = FileManager.default.temporaryDirectory
      .appending(path: "rostrum-browser-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: profile) }
    // The browser reads commands from descriptor 3, and answers through 4. `cat` reads what is sent to a
    // browser that has ended, which would end this process by a signal otherwise.
    let script = #""$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1; exec cat >/dev/null"#
    let shell = ["-c", script, "sh", path]
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: Arguments(shell + Self.flags(profile: profile)),
      platformOptions: .ending, input: .inputWriter, output: .sequence, error: .discarded
    ) { execution in
      let messages = execution.standardOutput.strings(
        separatedBy: .unicodeScalarSequence(["\0"]), bufferingPolicy: .unbounded)
      let connection = DevToolsConnection(
        input: execution.standardInputWriter, messages: messages.makeAsyncIterator())
      let outcome: Swift.Result<Result, any Error>
      do { outcome = .success(try await body(connection)) } catch { outcome = .failure(error) }
      // What closes itself leaves nothing in its profile.
      if (try? await connection.send("Browser.close")) == nil {
        await execution.teardown(using: [
          .send(signal: .terminate, allowedDurationToNextStep: .seconds(5))
        ])
      }
      try? await execution.standardInputWriter.finish()
      return outcome
    }
    return try result.closureResult.get()
  }

  private static func flags(profile: URL) -> [String] {
    var flags = [
      "--headless", "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars",
      "--font-render-hinting=none", "--no-first-run", "--user-data-dir=\(profile.path)",
      // A mouse, which machines without a screen lack: the theme of a desk needs a fine pointer.
      "--blink-settings=primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,"
        + "availableHoverTypes=2",
    ]
    // Chromium has no sandbox for the user who may do everything, as in a container.
    if geteuid() == 0 { flags.append("--no-sandbox") }
    return flags
  }
}
