import SwiftParser
import SwiftSyntax

/// What a new app begins as.
package enum AppTemplate: String, CaseIterable, Sendable {
  /// A list of notes: a table, a form in a sheet, and their tests.
  case app
  /// A tool of a company: sign-in, roles, a long table, forms, import and export, figures.
  case desk

  /// The files of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - rostrum: Where the app has Rostrum from.
  /// - Returns: The files by their paths in the package.
  /// - Throws: A ``NewError`` if the template has the name for something else.
  package func files(_ name: AppName, rostrum: RostrumSource) throws(NewError) -> [SourceFile] {
    let substitution = Substitution(
      words: name.words.merging(rostrum.words) { first, _ in first },
      lines: ["docker lines": rostrum.dockerLines])
    let files = substitution.apply(to: [SourceFile](archive: archive))
    try TypeNames.check(files, of: name.text)
    try Self.checkTypes(files)
    return files
  }

  private var archive: String {
    switch self {
    case .app: String(decoding: PackageResources.app_txt, as: UTF8.self)
    case .desk: String(decoding: PackageResources.desk_txt, as: UTF8.self)
    }
  }

  /// Checks that no two files of a target declare one type.
  private static func checkTypes(_ files: [SourceFile]) throws(NewError) {
    var places: [String: String] = [:]
    for file in files where file.path.hasSuffix(".swift") && file.path.hasPrefix("Sources/") {
      let target = file.path.split(separator: "/")[1]
      for name in Parser.parse(source: file.text).declaredTypes {
        if let place = places.updateValue(file.path, forKey: "\(target).\(name)") {
          throw .used(name, place: "\(place) of the template")
        }
      }
    }
  }
}

extension SourceFileSyntax {
  /// The names of the types that a file declares for others, without those in other types.
  var declaredTypes: [String] {
    statements.compactMap { statement in
      guard let type = statement.item.asProtocol((any NamedDeclSyntax).self),
        let group = type.asProtocol((any DeclGroupSyntax).self),
        !group.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
      else { return nil }
      return type.name.text
    }
  }
}
