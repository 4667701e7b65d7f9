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
    let names = (try? FileManager.default.contentsOfDirectory(atPath: targets.plainPath)) ?? []
    let features = names.filter { $0.hasSuffix("Feature") && feature ?? $0 == $0 }.sorted()
    guard let name = features.first else { throw .noFeature(folder.plainPath) }
    guard features.count == 1 else { throw .severalFeatures(features) }
    self.folder = folder
    self.feature = name
    sources = try Self.read("Sources/\(name)", in: folder)
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
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw .unreadable(file.plainPath)
      }
      files.append(Source(path: "\(path)/\(name)", tree: Parser.parse(source: text)))
    }
    return files
  }

  /// Checks that a list has no name that the library uses for something else.
  ///
  /// - Parameter list: The list.
  /// - Throws: A ``NewError`` with the place.
  package func check(_ list: ListTemplate) throws(NewError) {
    let files = list.files(feature: feature, tests: tests)
    let new = Set(files.flatMap { Parser.parse(source: $0.text).declaredTypes })
    // What the list itself uses must mean what it means without the list.
    let other = try ListTemplate("Qqq", plural: nil, fields: list.fields)
    let used = other.files(feature: feature, tests: tests)
      .map { Source(path: "the list itself", tree: Parser.parse(source: $0.text)) }
    for file in sources + used {
      if let name = file.tree.identifiers.intersection(new).min() {
        throw .used(name, place: file.path)
      }
    }
    for file in sources where file.tree.declaredTypes.contains(feature) {
      if file.tree.identifiers.contains(list.property) {
        throw .used(list.property, place: file.path)
      }
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
