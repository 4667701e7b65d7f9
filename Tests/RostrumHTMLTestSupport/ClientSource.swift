import Foundation

/// The source of the browser client, and what a test reads in it.
///
/// What is served is made of these files by `Scripts/client.py`, with a test that it is current.
package struct ClientSource {
  /// The modules of the client, and the script for dragging, which sends events as well.
  package let script: String
  /// The script for pages with files.
  package let files: String
  /// The script for sessions that are restored.
  package let places: String
  /// The theme, and those of compact and printed pages.
  package let theme: String

  package init() throws {
    let folder = HostSources.package.appending(path: "Sources/RostrumWeb/Client")
    let paths = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "Modules"), includingPropertiesForKeys: nil)
    var modules: [String: String] = [:]
    for path in paths where path.pathExtension == "js" {
      let name = path.deletingPathExtension().lastPathComponent
      modules[name] = try String(contentsOf: path, encoding: .utf8)
    }
    files = modules.removeValue(forKey: "files") ?? ""
    places = modules.removeValue(forKey: "places") ?? ""
    script = modules.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    theme = try ["rostrum.css", "desk.css", "print.css"].map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }.joined()
  }

  /// The words of a list: `const NAME = new Set(("…" + "…").split(" "))`.
  package func words(ofList name: String) -> Set<String> {
    guard let list = part(from: "const \(name) = new Set(", to: ".split(") else { return [] }
    let text = list.matches(of: #/"([^"]*)"/#).map(\.1).joined()
    return Set(text.split(separator: " ").map(String.init))
  }

  /// The names of the functions of a table: `const name = { … };`.
  package func functions(ofTable name: String) -> Set<String> {
    guard let table = part(from: "const \(name) = {\n", to: "\n};") else { return [] }
    return Set(table.matches(of: #/(?m)^  (\w+)[(:]/#).map { String($0.1) })
  }

  /// The text from one mark to the next occurrence of another; `nil` if they are not there.
  package func part(from start: String, to end: String) -> Substring? {
    guard
      let from = script.range(of: start),
      let to = script[from.upperBound...].range(of: end)
    else { return nil }
    return script[from.upperBound..<to.lowerBound]
  }

  /// What the groups of patterns capture, all over the script.
  package func captures(_ patterns: Regex<(Substring, Substring)>...) -> Set<String> {
    Set(patterns.flatMap { script.matches(of: $0).map { String($0.1) } })
  }
}

/// The sources of a module; of the web host, those that make nodes or the page.
package struct HostSources {
  package let texts: [String]

  /// The folder of the package.
  package static var package: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  }

  package init(in module: String = "RostrumHTML") throws {
    let host = Self.package.appending(path: "Sources/\(module)")
    let files = FileManager.default.enumerator(at: host, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    texts = try paths.map { try String(contentsOf: $0, encoding: .utf8) }
      .filter {
        module != "RostrumHTML" || $0.contains("extension DOMNode")
          || $0.contains("<!DOCTYPE html>")
      }
  }

  /// The words within what a pattern captures.
  package func words(in pattern: Regex<(Substring, Substring)>) -> Set<String> {
    let captures = texts.flatMap { $0.matches(of: pattern).map(\.1) }
    let words = captures.flatMap { $0.matches(of: #/"([A-Za-z][A-Za-z0-9-]*)"/#).map(\.1) }
    return Set(words.map(String.init))
  }
}
