import Foundation

/// The Swift files in files and folders.
package struct SourceFiles: Sendable {
  /// The paths of the files, each once, in the order of the arguments and then of their names.
  package private(set) var paths: [String] = []
  /// What can't be looked at.
  package private(set) var problems: [Problem] = []

  /// The largest file that is linted, in bytes.
  package static let limit = 8 << 20

  private var seen: Set<String> = []
  private let excluded: [PathPattern]
  private let current: String

  /// Finds the files, without hidden ones.
  ///
  /// - Parameters:
  ///   - arguments: Files and folders.
  ///   - excluded: Patterns of paths that are left out.
  ///   - current: The folder that paths are relative to.
  package init(
    in arguments: [String], excluded: [String] = [],
    current: String = FileManager.default.currentDirectoryPath
  ) {
    self.excluded = excluded.map { PathPattern($0) }
    self.current = current
    for argument in arguments {
      let path = relative(argument)
      switch kind(path) {
      case .file: add(path)
      case .folder: look(in: path, from: [])
      case .other:
        problems.append(Problem(path: path, message: "it is neither a file nor a folder"))
      case nil: problems.append(Problem(path: path, message: "there is no such file or folder"))
      }
    }
  }

  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - current: The folder that paths are relative to.
  /// - Returns: The bytes.
  /// - Throws: What is wrong with the file.
  static func bytes(
    _ path: String, current: String = FileManager.default.currentDirectoryPath
  ) throws(ReadError) -> Data {
    let url = URL(filePath: path, relativeTo: URL(filePath: current, directoryHint: .isDirectory))
    let size = (try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
    if size > limit {
      throw ReadError(problem: Problem(path: path, message: "it is larger than 8 MiB"))
    }
    guard let data = try? Data(contentsOf: url) else {
      throw ReadError(problem: Problem(path: path, message: "it can't be read"))
    }
    return data
  }

  /// The text that bytes of a file are.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - path: The path of the file.
  /// - Returns: The text.
  /// - Throws: What is wrong with the file.
  static func text(_ bytes: Data, path: String) throws(ReadError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ReadError(problem: Problem(path: path, message: "it isn't UTF-8"))
    }
    return text
  }

  /// The text of a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - current: The folder that paths are relative to.
  /// - Returns: The text, or what is wrong with the file.
  package static func read(
    _ path: String, current: String = FileManager.default.currentDirectoryPath
  ) -> Result<String, ReadError> {
    Result { () throws(ReadError) in try text(bytes(path, current: current), path: path) }
  }

  /// Why a file has no text.
  package struct ReadError: Error {
    /// What is wrong.
    package let problem: Problem
  }

  private enum Kind { case file, folder, other }

  private func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: URL(filePath: current, directoryHint: .isDirectory))
  }

  private func kind(_ path: String) -> Kind? {
    let target = url(path).resolvingSymlinksInPath().path
    switch try? FileManager.default.attributesOfItem(atPath: target)[.type] as? FileAttributeType {
    case .typeRegular: return .file
    case .typeDirectory: return .folder
    // What is still a link leads to nothing.
    case .typeSymbolicLink, nil: return nil
    // Nobody may ever write to a pipe.
    default: return .other
    }
  }

  /// Whether patterns leave out a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - excluded: The patterns.
  ///   - current: The folder that paths are relative to.
  /// - Returns: Whether they do.
  package static func excludes(
    _ path: String, by excluded: [String],
    current: String = FileManager.default.currentDirectoryPath
  ) -> Bool {
    let files = SourceFiles(in: [], excluded: excluded, current: current)
    return files.excludes(files.relative(path))
  }

  private func excludes(_ path: String) -> Bool { excluded.contains { $0.matches(path) } }

  /// The path as it is printed: without the current folder, and without `./`.
  private func relative(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let clean = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    if clean == current || clean.isEmpty { return "." }
    return clean.hasPrefix(current + "/") ? String(clean.dropFirst(current.count + 1)) : clean
  }

  private mutating func add(_ path: String) {
    if excludes(path) { return }
    if seen.insert(url(path).resolvingSymlinksInPath().path).inserted { paths.append(path) }
  }

  private mutating func look(in folder: String, from outer: [String]) {
    if excludes(folder) { return }
    let real = url(folder).resolvingSymlinksInPath().path
    if outer.contains(real) {
      problems.append(Problem(path: folder, message: "it is a link to a folder that it is in"))
      return
    }
    guard seen.insert(real).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url(folder).path) else {
      problems.append(Problem(path: folder, message: "it can't be read"))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      let kind = kind(path)
      if kind == .folder {
        look(in: path, from: outer + [real])
      } else if kind != .other && name.hasSuffix(".swift") {
        // A link to nothing is a file that can't be read.
        add(path)
      }
    }
  }
}
