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
  /// A folder with something in it.
  case notEmpty(String)
  /// A folder that isn't a package of Rostrum's.
  case noFeature(String)
  /// Several libraries with features.
  case severalFeatures([String])
  /// A file that can't be read.
  case unreadable(String)
  /// The file system's answer.
  case failed(String, reason: String)
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
    case .used(let name, let place): "'\(name)' is in use already: \(place)."
    case .plural(let name):
      "'\(name)' looks like several. Name one of them, or say the plural with --plural."
    case .noPlural(let name): "'\(name)' has no plural. Say one with --plural."
    case .notAField(let text): "'\(text)' isn't a field: write name:Type, such as price:Decimal."
    case .notAFieldType(let type, let field):
      "'\(type)' can't be the type of '\(field)'. Use "
        + FieldType.allCases.map(\.rawValue).joined(separator: ", ")
        + ", with a question mark if the value may be missing."
    case .reservedField(let name):
      "'\(name)' can't be a field, as records have something with that name."
    case .duplicateField(let name): "There are two fields '\(name)'; a database ignores capitals."
    case .noTitle: "A list needs a field of type String that names a row, such as name:String."
    case .exists(let path): "'\(path)' is there already."
    case .notEmpty(let path): "'\(path)' isn't empty."
    case .noFeature(let path):
      "'\(path)' has no folder Sources/…Feature. Run this in a package that `rostrum new` made."
    case .severalFeatures(let names):
      "There are several features. Choose one with --feature: \(names.joined(separator: ", "))."
    case .unreadable(let path): "'\(path)' can't be read."
    case .failed(let path, let reason): "'\(path)' can't be written: \(reason)"
    }
  }
}
