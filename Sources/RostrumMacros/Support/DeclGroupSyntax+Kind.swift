import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

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

  /// The same declaration, with the access level that it inherits from an extension written out.
  ///
  /// The members of `public extension Namespace { … }` are public without saying so.
  ///
  /// - Parameter context: The context of the expansion, which knows the enclosing declarations.
  /// - Returns: The declaration. Its positions are no longer those of the source file.
  func withInheritedAccess(in context: some MacroExpansionContext) -> Self {
    let enclosing = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)
    guard
      let inherited = enclosing?.modifiers.first(where: { isAccessLevel($0) }),
      !modifiers.contains(where: { isAccessLevel($0) })
    else { return self }
    var declaration = self
    declaration.modifiers.append(inherited.trimmed.with(\.trailingTrivia, .space))
    return declaration
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

  /// Writes an extension with those of some conformances that a type does not declare itself.
  ///
  /// - Parameters:
  ///   - type: The type to extend.
  ///   - wanted: The protocols, qualified by their module.
  ///   - missing: The protocols for which the compiler asks the macro.
  ///   - isNonisolated: Whether the conformances hold wherever the type is isolated.
  /// - Returns: The extension, if a conformance is left to write.
  func conformance(
    of type: some TypeSyntaxProtocol, to wanted: [String], among missing: [TypeSyntax],
    isNonisolated: Bool = false
  ) -> [ExtensionDeclSyntax] {
    let names = Set(missing.map { $0.trimmedDescription.split(separator: ".").last ?? "" })
    let protocols = wanted.filter { names.contains($0.split(separator: ".").last ?? "") }
    guard !protocols.isEmpty else { return [] }
    return [conformance(of: type, to: protocols, isNonisolated: isNonisolated)]
  }

  /// The `@available` attributes of the type, which its extensions must repeat.
  private var availability: AttributeListSyntax {
    AttributeListSyntax(
      attributes
        .filter { $0.as(AttributeSyntax.self)?.baseName == "available" }
        .map { $0.trimmed.with(\.trailingTrivia, .newline) })
  }
}
