import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Generates the animatable data of a struct from its stored variables.
enum AnimatableMacro: PlainMacro {}

extension AnimatableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else {
      guard let (kind, name) = declaration.kindAndName else { return [] }
      throw DiagnosticsError(
        Complaint("'@Animatable' cannot be applied to \(kind) type '\(name.text)'"), at: node)
    }
    let declaresData = declaration.memberProperties.contains {
      $0.propertyName?.text == "animatableData"
    }
    guard !declaresData else { return [] }
    let properties = try declaration.memberProperties.flatMap { try $0.animatableProperties }
    let access = declaration.withInheritedAccess(in: context).accessForMembers
    return [AnimatableData(properties).source(access: access).declaration]
  }
}

extension AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    return declaration.conformance(
      of: type, to: ["RostrumViews.Animatable"], among: protocols, isNonisolated: true)
  }
}
