import Foundation
import Subprocess
import SystemPackage

/// A Chromium of the machine, which takes pictures of pages without a window.
struct HeadlessBrowser: Sendable {
  let path: String

  /// Names under which systems install it.
  static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
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

  /// Takes a picture of a page.
  ///
  /// - Parameters:
  ///   - address: The address of the page.
  ///   - size: The width and height of the window, in points.
  ///   - file: The file that is written.
  /// - Returns: Whether the file is there now.
  /// - Throws: The reason why the browser can't be run.
  func picture(of address: String, _ size: (width: Int, height: Int), to file: URL) async throws
    -> Bool
  {
    let profile = FileManager.default.temporaryDirectory
      .appending(path: "rostrum-browser-\(UUID().uuidString)", directoryHint: .isDirectory)
    defer { try? FileManager.default.removeItem(at: profile) }
    var arguments = [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
      "--font-render-hinting=none", "--no-first-run", "--user-data-dir=\(profile.path)",
      "--window-size=\(size.width),\(size.height)", "--virtual-time-budget=3000",
      "--screenshot=\(file.path)",
    ]
    // Chromium has no sandbox for the user who may do everything, as in a container.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    let result = try await Subprocess.run(
      .path(FilePath(path)), arguments: Arguments(arguments + [address]),
      output: .discarded, error: .discarded)
    return result.terminationStatus.isSuccess
      && FileManager.default.fileExists(atPath: file.path)
  }
}
