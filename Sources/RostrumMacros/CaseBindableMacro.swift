import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Generates an enum with a binding in place of each associated value of an enum's cases.
enum CaseBindableMacro: PlainMacro {}

extension CaseBindableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let root = declaration.as(EnumDeclSyntax.self) else {
      guard let (kind, name) = declaration.kindAndName else { return [] }
      throw DiagnosticsError(
        Complaint("'@CaseBindable' cannot be applied to \(kind) type '\(name.text)'"), at: node)
    }
    return CaseBindings(root.withInheritedAccess(in: context)).members.map(\.declaration)
  }
}

extension CaseBindableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self) else { return [] }
    return declaration.conformance(of: type, to: ["RostrumViews.CaseBindable"], among: protocols)
  }
}
