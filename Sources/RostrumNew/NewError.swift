import Foundation

/// Why nothing can be written.
package enum NewError: Error, Hashable {
  /// A name that isn't one of a type.
  case notAType(String)
  /// A name that is too long for users and services of a system.
  case tooLong(String, maximum: Int)
  /// A word of the language.
  case keyword(String)
  /// A name that a module has.
  case module(String)
  /// A name, or one that is made of it, of a type that every app uses.
  case type(String, of: String)
  /// A name that isn't one of a symbol.
  case notAnIcon(String)
  /// A name that is in use already, and where.
  case used(String, place: String)
  /// A name for several things where one is needed.
  case plural(String)
  /// A name without a plural.
  case noPlural(String)
  /// A field that isn't `name:Type`.
  case notAField(String)
  /// A type that fields can't have.
  case notAFieldType(String, field: String)
  /// A field that every row has, or that records have a member for.
  case reservedField(String)
  /// Two fields with one name.
  case duplicateField(String)
  /// No field that can name a row.
  case noTitle
  /// Something is there already.
  case exists(String)
  /// A file is there already, and has different content.
  case different(String)
  /// A file has changed while somebody was asked about it.
  case changed(String)
  /// A folder with something in it, and what that is.
  case notEmpty(String, has: [String])
  /// A path that isn't one of a folder.
  case noFolder(String)
  /// A folder without a manifest.
  case noManifest(String)
  /// A folder that is neither a package, nor in one.
  case noPackage(String)
  /// A folder that isn't a package of Rostrum's.
  case noFeature(String)
  /// A name that no library with features has, and the names that they have.
  case unknownFeature(String, known: [String])
  /// Several libraries with features.
  case severalFeatures([String])
  /// A file that can't be read.
  case unreadable(String, reason: String)
  /// The file system's answer.
  case failed(String, reason: String)

  /// The file system's answer.
  ///
  /// - Parameters:
  ///   - error: What a call of the file system has thrown.
  ///   - place: What it was about.
  init(_ error: any Error, at place: URL) {
    self = error as? NewError ?? .failed(place.plainPath, reason: FileReason.text(of: error))
  }
}

extension NewError: CustomStringConvertible {
  /// The reason, in words.
  package var description: String {
    switch self {
    case .notAType(let name):
      "'\(name)' isn't the name of a type: use letters and digits, and begin with a capital."
    case .tooLong(let name, let maximum): "'\(name)' has more than \(maximum) letters."
    case .keyword(let name): "'\(name)' means something in Swift."
    case .module(let name): "'\(name)' is the name of a module."
    case .type(let name, let type) where name == type:
      "'\(name)' is the name of a type that apps use."
    case .type(let name, let type):
      "'\(name)' can't be the name, as '\(type)' is a type that apps use."
    case .notAnIcon(let name):
      "'\(name)' isn't the name of a symbol, such as shippingbox or person.2."
    case .used(let name, let place):
      "'\(name)' is in use already: \(place). Choose a different name."
    case .plural(let name):
      "'\(name)' looks like several. Name one of them, or say the plural with --plural."
    case .noPlural(let name): "'\(name)' has no plural. Say one with --plural."
    case .notAField(let text):
      "'\(text)' isn't a field: write name:Type, such as price:Decimal, with a small letter first."
    case .notAFieldType(let type, let field):
      "'\(type)' can't be the type of '\(field)'. Use "
        + FieldType.allCases.map(\.rawValue).joined(separator: ", ")
        + ", with a question mark if the value may be missing."
    case .reservedField(let name):
      "'\(name)' can't be a field, as records have something with that name."
    case .duplicateField(let name): "There are two fields '\(name)'; a database ignores capitals."
    case .noTitle: "A list needs a field of type String that names a row, such as name:String."
    case .exists(let path): "'\(path)' is there already."
    case .different(let path): "'\(path)' is there already, with different content."
    case .changed(let path): "'\(path)' has changed meanwhile. Run the command again."
    case .notEmpty(let path, let names):
      "'\(path)' isn't empty: it has \(names.prefix(3).joined(separator: ", "))"
        + (names.count > 3 ? " and \(names.count - 3) more." : ".")
    case .noFolder(let path): "'\(path)' isn't a folder."
    case .noManifest(let path): "'\(path)' isn't a package: it has no Package.swift."
    case .noPackage(let path):
      "'\(path)' isn't in a package: neither it nor a folder around it has a Package.swift."
    case .noFeature(let path):
      "'\(path)' has no folder Sources/…Feature. Run this in a package that `rostrum new` made."
    case .unknownFeature(let name, let names):
      "There is no '\(name)' in Sources. Choose one of: \(names.joined(separator: ", "))."
    case .severalFeatures(let names):
      "There are several features. Choose one with --feature: \(names.joined(separator: ", "))."
    case .unreadable(let path, let reason): "'\(path)' can't be read: \(reason)."
    case .failed(let path, let reason): "'\(path)' can't be written: \(reason)."
    }
  }
}
