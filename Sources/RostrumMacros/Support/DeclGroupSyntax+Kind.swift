import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension DeclGroupSyntax {
  /// The type's name, and its kind as diagnostics call it.
  var kindAndName: (kind: String, name: TokenSyntax)? {
    if let type = self.as(StructDeclSyntax.self) { return ("struct", type.name) }
    if let type = self.as(EnumDeclSyntax.self) { return ("enum", type.name) }
    if let type = self.as(ClassDeclSyntax.self) { return ("class", type.name) }
    if let type = self.as(ActorDeclSyntax.self) { return ("actor", type.name) }
    return nil
  }

  /// The access modifier that makes a member as visible as the type, followed by a space.
  ///
  /// It is empty if the default access level is right.
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

  /// The declaration with the access level that it inherits from an extension made explicit.
  ///
  /// Members of `public extension Namespace { … }` are implicitly public.
  ///
  /// - Parameter context: The macro expansion context, which knows the enclosing declarations.
  /// - Returns: The declaration, whose positions no longer match the source file.
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

  /// Whether the type is explicitly `nonisolated`, regardless of the module's default isolation.
  var isNonisolated: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }

  /// The names of the types declared in the type's own braces.
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

  /// The properties declared in the type's own braces.
  var memberProperties: [VariableDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }

  /// Makes an extension with conformances.
  ///
  /// - Parameters:
  ///   - type: The type to extend.
  ///   - protocols: The protocols to conform to.
  ///   - isNonisolated: Whether the conformances are nonisolated. Otherwise they have the isolation
  ///     of the type, which is the main actor in modules with that default.
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

  /// Makes an extension with those of some conformances that a type doesn't declare itself.
  ///
  /// - Parameters:
  ///   - type: The type to extend.
  ///   - wanted: The protocols, with module qualifiers.
  ///   - missing: The protocols that the compiler requests of the macro.
  ///   - isNonisolated: Whether the conformances are nonisolated.
  /// - Returns: The extension, if any conformance remains to be added.
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
