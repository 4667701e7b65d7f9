/// The source of the constants of catalogues.
struct AssetSource {
  let names: AssetNames

  /// The source file.
  var text: String {
    """
    // Written by the plugin AssetSymbols from the catalogues of the target: do not edit.
    import Foundation

    #if canImport(SwiftUI)
      import SwiftUI
    #else
      import Rostrum
    #endif

    extension ImageResource {
    \(members(names.images, of: "ImageResource", droppedSuffix: "Image"))}

    extension ColorResource {
    \(members(names.colors, of: "ColorResource", droppedSuffix: "Color"))}

    extension Color {
    \(colors("  static var %@: Color { Color(ColorResource.%@) }\n"))}

    extension ShapeStyle where Self == Color {
    \(colors("  static var %@: Color { Color(ColorResource.%@) }\n"))}

    """
  }

  /// The constants of a type; those of a folder with a namespace are in an enumeration.
  private func members(_ names: [String], of type: String, droppedSuffix: String) -> String {
    let symbols = AssetSymbol.symbols(of: names, droppedSuffix: droppedSuffix)
    return Self.members(symbols, of: type, depth: 1)
  }

  private static func members(_ symbols: [AssetSymbol], of type: String, depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    let inside = Dictionary(grouping: symbols.filter { !$0.spaces.isEmpty }) { $0.spaces[0] }
    let constants = symbols.filter(\.spaces.isEmpty).map {
      "\(indent)static let \($0.identifier) = \(type)(name: \"\($0.name)\", bundle: .module)\n"
    }
    let enumerations = inside.sorted { $0.key < $1.key }.map { space, symbols in
      let inner = symbols.map { symbol in
        var symbol = symbol
        symbol.spaces.removeFirst()
        return symbol
      }
      return "\(indent)enum \(space) {\n" + members(inner, of: type, depth: depth + 1)
        + "\(indent)}\n"
    }
    return (constants + enumerations).joined()
  }

  /// Members for the colors whose names SwiftUI's own colors don't have.
  private func colors(_ template: String) -> String {
    AssetSymbol.symbols(of: names.colors, droppedSuffix: "Color")
      .filter { $0.spaces.isEmpty && !Self.taken.contains($0.identifier) }
      .map {
        template.split(separator: "%@", omittingEmptySubsequences: false)
          .joined(separator: $0.identifier)
      }
      .joined()
  }

  /// The names of SwiftUI's own colors and styles.
  private static let taken: Set<String> = [
    "accentColor", "background", "bar", "black", "blue", "brown", "clear", "cyan", "fill",
    "foreground", "gray", "green", "indigo", "link", "mint", "orange", "pink", "placeholder",
    "primary", "purple", "quaternary", "quinary", "red", "secondary", "selection", "separator",
    "teal", "tertiary", "tint", "white", "windowBackground", "yellow",
  ]
}

/// A constant for an asset.
struct AssetSymbol: Equatable {
  /// The name of the asset in its catalogue.
  var name: String
  /// The enumerations around the constant.
  var spaces: [String]
  /// The name of the constant, in quotes if it is a keyword.
  var identifier: String

  /// The constants for names: of two names with one constant, the first has it.
  static func symbols(of names: [String], droppedSuffix: String) -> [AssetSymbol] {
    var known: Set<[String]> = []
    return names.compactMap { name in
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last else { return nil }
      let spaces = parts.dropLast().map { capitalized(words(of: $0).joined()) }
      var identifier = camelCase(last)
      if last.hasSuffix(droppedSuffix), last != droppedSuffix {
        identifier = camelCase(String(last.dropLast(droppedSuffix.count)))
      }
      if identifier.isEmpty || spaces.contains("") { return nil }
      guard known.insert(spaces + [identifier]).inserted else { return nil }
      return AssetSymbol(name: name, spaces: spaces, identifier: quoted(identifier))
    }
  }

  private static func camelCase(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "" }
    // "URLField" begins with a word in capitals.
    let capitals = first.prefix { $0.isUppercase }
    let isWord = capitals.count == first.count
    let count = isWord ? first.count : max(capitals.count - 1, min(capitals.count, 1))
    let beginning = first.prefix(count).lowercased() + first.dropFirst(count)
    let identifier = beginning + words.dropFirst().map(capitalized).joined()
    return identifier.first?.isNumber == true ? "_" + identifier : identifier
  }

  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func quoted(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "true", "try", "var", "where",
    "while",
  ]
}
