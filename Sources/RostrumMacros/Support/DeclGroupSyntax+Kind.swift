import SwiftSyntax
import SwiftSyntaxBuilder

extension DeclGroupSyntax {
  /// The name of the type, and the word for its kind as it is used in messages.
  var kindAndName: (kind: String, name: TokenSyntax)? {
    if let type = self.as(StructDeclSyntax.self) { return ("struct", type.name) }
    if let type = self.as(EnumDeclSyntax.self) { return ("enum", type.name) }
    if let type = self.as(ClassDeclSyntax.self) { return ("class", type.name) }
    if let type = self.as(ActorDeclSyntax.self) { return ("actor", type.name) }
    return nil
  }

  /// The keyword that a member needs to be seen where the type is seen, with a space behind it;
  /// empty when the default is right.
  var accessForMembers: String {
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.package): return modifier.name.text + " "
      case .keyword(.open): return "public "
      default: continue
      }
    }
    return ""
  }

  /// The types that are declared in the type's own braces, by name.
  var memberTypeNames: Set<String> {
    var names: Set<String> = []
    for member in memberBlock.members {
      if let type = member.decl.asProtocol((any DeclGroupSyntax).self)?.kindAndName {
        names.insert(type.name.text)
      } else if let alias = member.decl.as(TypeAliasDeclSyntax.self) {
        names.insert(alias.name.text)
      }
    }
    return names
  }

  /// The properties that are declared in the type's own braces.
  var memberProperties: [VariableDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }

  /// The `@available` attributes of the type, which its extensions must repeat.
  var availability: String {
    attributes
      .filter { $0.as(AttributeSyntax.self)?.baseName == "available" }
      .map { $0.trimmedDescription + "\n" }
      .joined()
  }

  /// Writes an extension with conformances, which holds wherever the type is isolated.
  func conformance(
    of type: some TypeSyntaxProtocol, to protocols: [String]
  ) throws -> ExtensionDeclSyntax {
    let head = "\(availability)nonisolated extension \(type.trimmed)"
    return try ExtensionDeclSyntax("\(raw: head): \(raw: protocols.joined(separator: ", ")) {}")
  }
}
