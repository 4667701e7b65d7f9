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

  /// Tells whether the type says that it is not isolated, whatever the module's default is.
  var isNonisolated: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
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

  /// Writes an extension with conformances.
  ///
  /// - Parameters:
  ///   - type: The type to extend.
  ///   - protocols: The protocols.
  ///   - isNonisolated: Whether the conformances hold wherever the type is isolated. Others are
  ///     isolated like the type is, which is on the main actor where a module has that as default.
  /// - Returns: The extension.
  func conformance(
    of type: some TypeSyntaxProtocol, to protocols: [String], isNonisolated: Bool = false
  ) -> ExtensionDeclSyntax {
    ExtensionDeclSyntax(
      attributes: availability,
      modifiers: isNonisolated || self.isNonisolated
        ? [DeclModifierSyntax(name: .keyword(.nonisolated, trailingTrivia: .space))] : [],
      extensionKeyword: .keyword(.extension, trailingTrivia: .space),
      extendedType: type.trimmed,
      inheritanceClause: InheritanceClauseSyntax(
        colon: .colonToken(trailingTrivia: .space),
        inheritedTypes: [
          InheritedTypeSyntax(
            type: IdentifierTypeSyntax(name: .identifier(protocols.joined(separator: ", "))),
            trailingTrivia: .space)
        ]),
      memberBlock: MemberBlockSyntax(members: []))
  }

  /// The `@available` attributes of the type, which its extensions must repeat.
  private var availability: AttributeListSyntax {
    AttributeListSyntax(
      attributes
        .filter { $0.as(AttributeSyntax.self)?.baseName == "available" }
        .map { $0.trimmed.with(\.trailingTrivia, .newline) })
  }
}
