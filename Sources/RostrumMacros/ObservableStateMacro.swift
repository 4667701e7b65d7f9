import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Makes state observable: a struct field by field, an enum case by case.
enum ObservableStateMacro: PlainMacro {}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let state = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnum(state.withInheritedAccess(in: context)).members.map(\.declaration)
    }
    guard let state = declaration.as(StructDeclSyntax.self) else {
      guard let (kind, name) = declaration.kindAndName else { return [] }
      throw DiagnosticsError(
        Complaint("'@ObservableState' cannot be applied to \(kind) type '\(name.text)'"), at: node)
    }
    return ObservableStruct(state.withInheritedAccess(in: context)).members.map(\.declaration)
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self),
      let property = member.as(VariableDeclSyntax.self),
      property.isStoredVariable,
      property.attributes.first(named: selfManaged) == nil
    else { return [] }
    if let misplaced = property.attributes.first(named: Set(replacements.keys)) {
      throw complaint(about: misplaced)
    }
    return ["@RostrumCore.ObservationStateTracked".attribute]
  }

  /// The attributes of properties that manage their own storage or observation.
  static let selfManaged: Set<String> = [
    "ObservationStateIgnored", "ObservationStateTracked", "Presents",
    "Shared", "SharedReader", "Fetch", "FetchAll", "FetchOne",
  ]

  /// The attributes to suggest in observable state instead of those that belong elsewhere.
  static let replacements = [
    "ObservationIgnored": "ObservationStateIgnored",
    "ObservationTracked": "ObservationStateTracked",
    "PresentationState": "Presents",
  ]

  private static func complaint(about attribute: AttributeSyntax) -> DiagnosticsError {
    let replacement = replacements[attribute.baseName, default: ""]
    let corrected = IdentifierTypeSyntax(name: .identifier(replacement))
    return DiagnosticsError(
      Complaint("'@\(attribute.baseName)' cannot be used in '@ObservableState'"),
      at: attribute,
      fixIt: .replace(
        message: Remedy("Use '@\(replacement)' instead"),
        oldNode: attribute.attributeName,
        newNode: corrected.with(\.trailingTrivia, attribute.attributeName.trailingTrivia)))
  }
}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard
      declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self),
      !protocols.isEmpty
    else { return [] }
    return [declaration.conformance(of: type, to: ["RostrumCore.ObservableState"])]
  }
}
