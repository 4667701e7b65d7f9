import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Writes the case paths of an enum.
enum CasePathableMacro: PlainMacro {}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let root = declaration.as(EnumDeclSyntax.self) else {
      guard let (kind, name) = declaration.kindAndName else { return [] }
      throw DiagnosticsError(
        Complaint("'@CasePathable' cannot be applied to \(kind) type '\(name.text)'"), at: node)
    }
    if let overloaded = EnumCases(root.memberBlock.members).firstOverloaded {
      throw DiagnosticsError(
        Complaint(
          "'@CasePathable' cannot be applied to overloaded case name '\(overloaded.name)'"),
        at: overloaded.original)
    }
    let members = CasePaths(root).members + [BindingProperty(of: root).source].compactMap { $0 }
    return members.map(\.declaration)
  }
}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // NB: Also where the members are refused: the compiler asks for them, and so tells why, only if
    // somebody needs them, as the conformance does.
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [
      declaration.conformance(
        of: type, to: ["RostrumCases.CasePathable", "RostrumCases.CasePathIterable"],
        isNonisolated: true)
    ]
  }
}
