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
    let visible = root.withInheritedAccess(in: context)
    let paths = root.needsCasePaths ? CasePaths(visible).members : []
    return (paths + CaseBindings(visible).members).map(\.declaration)
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
    guard let root = declaration.as(EnumDeclSyntax.self) else { return [] }
    let paths = declaration.conformance(
      of: type,
      to: root.needsCasePaths
        ? ["RostrumCases.CasePathable", "RostrumCases.CasePathIterable"] : [],
      among: protocols, isNonisolated: true)
    let bindings = declaration.conformance(
      of: type, to: ["RostrumViews.CaseBindable"], among: protocols)
    return paths + bindings
  }
}

extension EnumDeclSyntax {
  /// Whether neither a macro nor the source itself adds the case paths.
  fileprivate var needsCasePaths: Bool {
    !attributes.contains(named: "CasePathable") && !memberTypeNames.contains("AllCasePaths")
  }
}
