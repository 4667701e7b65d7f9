import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Generates the case paths of an enum.
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
    let visible = root.withInheritedAccess(in: context)
    let paths = root.hasCasePaths ? [] : CasePaths(visible).members
    let members = paths + [BindingProperty(of: visible).source].compactMap { $0 }
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
    // NB: Generated even if the members are rejected: the compiler expands the members, and shows
    // why they are rejected, only if something needs them, such as the conformance.
    guard let root = declaration.as(EnumDeclSyntax.self) else { return [] }
    let iterable = root.hasCasePaths ? [] : ["RostrumCases.CasePathIterable"]
    return declaration.conformance(
      of: type, to: ["RostrumCases.CasePathable"] + iterable, among: protocols,
      isNonisolated: true)
  }
}

extension EnumDeclSyntax {
  /// Whether the case paths are declared by hand.
  ///
  /// Such an enum can be iterated only if it declares that conformance by hand too.
  fileprivate var hasCasePaths: Bool { memberTypeNames.contains("AllCasePaths") }
}
