import SwiftParser
import SwiftSyntax

/// The names of types that apps and lists can't have, because the files that are written use them.
enum TypeNames {
  /// All names, which Scripts/templates.py reads from the templates.
  static let all = Set(
    String(decoding: PackageResources.types_txt, as: UTF8.self)
      .split(separator: "\n").map(String.init))

  /// Checks that a name isn't that of a type which apps use.
  ///
  /// - Parameter name: A name.
  /// - Throws: A ``NewError`` if it is.
  static func check(_ name: String) throws(NewError) {
    if all.contains(name) { throw .type(name, of: name) }
  }

  /// Checks that files declare no type which apps use, as `TabView` for an app or a list `Tab`.
  ///
  /// - Parameters:
  ///   - files: The files of an app or a list.
  ///   - name: Its name.
  /// - Throws: A ``NewError`` if they do.
  static func check(_ files: [SourceFile], of name: String) throws(NewError) {
    for file in files where file.path.hasSuffix(".swift") {
      // The rest has the same names whatever the app is called.
      let types = Parser.parse(source: file.text).declaredTypes.filter { $0.hasPrefix(name) }
      if let type = types.first(where: all.contains) { throw .type(name, of: type) }
    }
  }
}
