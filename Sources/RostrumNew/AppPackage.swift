import Foundation
import SwiftParser
import SwiftSyntax

/// The package that gets a list.
package struct AppPackage: Sendable {
  /// The folder of the package.
  package let folder: URL
  /// The library with the features.
  package let feature: String
  /// The sources of the library.
  let sources: [Source]

  /// A file, which is parsed once.
  struct Source: Sendable {
    let path: String
    var tree: SourceFileSyntax
  }

  /// Reads a package.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - feature: The library that gets the list; `nil` if there is one only.
  /// - Throws: A ``NewError`` if the library isn't there, or can't be read.
  package init(_ folder: URL, feature: String?) throws(NewError) {
    let targets = folder.appending(path: "Sources", directoryHint: .isDirectory)
    let features = try Self.names(in: targets, at: folder).filter { $0.hasSuffix("Feature") }
    guard let first = features.first else { throw .noFeature(folder.plainPath) }
    if let feature {
      guard features.contains(feature) else { throw .unknownFeature(feature, known: features) }
    } else if features.count > 1 {
      throw .severalFeatures(features)
    }
    let name = feature ?? first
    self.folder = folder
    self.feature = name
    sources = try Self.read("Sources/\(name)", in: folder)
  }

  /// The names of what is in a folder, in order.
  private static func names(in targets: URL, at folder: URL) throws(NewError) -> [String] {
    guard folder.isFolder else { throw .noFolder(folder.plainPath) }
    guard targets.isFolder else { throw .noFeature(folder.plainPath) }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: targets.plainPath).sorted()
    } catch {
      throw .unreadable(targets.plainPath, reason: FileReason.text(of: error))
    }
  }

  /// The folder of a package: a folder with a manifest, or the next one around it that has a manifest.
  ///
  /// - Parameter folder: The folder where a person is.
  /// - Returns: The folder of the package.
  /// - Throws: A ``NewError`` if no folder has a manifest.
  package static func folder(around folder: URL) throws(NewError) -> URL {
    guard folder.isFolder else { throw .noFolder(folder.plainPath) }
    var next = folder.standardizedFileURL
    while !next.appending(path: "Package.swift").exists {
      guard next.pathComponents.count > 1 else { throw .noPackage(folder.plainPath) }
      next = next.deletingLastPathComponent()
    }
    return next
  }

  /// The name of the app, after which its types are called.
  var name: String { String(feature.dropLast("Feature".count)) }

  /// The target with the tests.
  package var tests: String { name + "Tests" }

  /// The files with Swift code in a folder.
  private static func read(_ path: String, in folder: URL) throws(NewError) -> [Source] {
    let paths =
      (try? FileManager.default.subpathsOfDirectory(
        atPath: folder.appending(path: path).plainPath)) ?? []
    var files: [Source] = []
    for name in paths.sorted() where name.hasSuffix(".swift") {
      let file = folder.appending(path: path).appending(path: name)
      do {
        let text = try String(contentsOf: file, encoding: .utf8)
        files.append(Source(path: "\(path)/\(name)", tree: Parser.parse(source: text)))
      } catch {
        throw .unreadable(file.plainPath, reason: FileReason.text(of: error))
      }
    }
    return files
  }

  /// Checks that a list has no name that the library uses for something else.
  ///
  /// - Parameter list: The list.
  /// - Throws: A ``NewError`` with the place.
  package func check(_ list: ListTemplate) throws(NewError) {
    let files = list.files(for: self)
    try TypeNames.check(files, of: list.item)
    let new = Set(files.flatMap { Parser.parse(source: $0.text).declaredTypes })
    // What the list itself uses must mean what it means without the list.
    let other = try ListTemplate("Qqq", plural: nil, fields: list.fields)
    let used = other.files(for: self)
      .map { Source(path: "the list itself", tree: Parser.parse(source: $0.text)) }
    let others = sources(without: list, files)
    for file in others + used {
      if let name = file.tree.identifiers.intersection(new).min() {
        let declaration = others.first { $0.tree.declaredTypes.contains(name) }
        throw .used(name, place: (declaration ?? file).path)
      }
    }
    for file in others where file.tree.declaredTypes.contains(feature) {
      if file.tree.identifiers.contains(list.property) {
        throw .used(list.property, place: file.path)
      }
    }
  }

  /// The sources without what a list has in them if it was added before.
  private func sources(without list: ListTemplate, _ files: [SourceFile]) -> [Source] {
    let own = Set(files.map(\.path))
    let insertions = Insertion.all(of: list, in: self)
    return sources.filter { !own.contains($0.path) }.map { source in
      let text = insertions.reduce(source.tree.description) { text, insertion in
        insertion.removed(from: text) ?? text
      }
      if text == source.tree.description { return source }
      return Source(path: source.path, tree: Parser.parse(source: text))
    }
  }

  /// Whether people need a role for changes, and changes are in a log, as in the template `desk`.
  var hasRolesAndLog: Bool {
    ["mayEdit", "fleet"].allSatisfy { name in
      sources.contains { $0.tree.declares(name, inExtensionOf: "DependencyValues") }
    }
  }
}

extension SourceFileSyntax {
  /// All identifiers of a file.
  var identifiers: Set<String> {
    Set(
      tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil }
      })
  }
}
