import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a client's closures endpoints, and generates its initializers.
enum DependencyClientMacro: PlainMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard
      declaration.is(StructDeclSyntax.self),
      let endpoint = DependencyEndpoint(member),
      endpoint.property.attributes.first(named: endpointNames) == nil
    else { return [] }
    return ["@RostrumDependencies.DependencyEndpoint".attribute]
  }

  private static let endpointNames: Set<String> = [
    "DependencyEndpoint", "DependencyEndpointIgnored",
  ]
}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) else {
      throw DiagnosticsError(
        Complaint("'@DependencyClient' can only be applied to struct types"), at: node)
    }
    let memberwise = MemberwiseInitializer(of: declaration.withInheritedAccess(in: context))
    var initializers: [MemberwiseInitializer] = []
    if !memberwise.properties.isEmpty { initializers.append(memberwise) }
    if memberwise.properties.allSatisfy(\.canBeLeftOut) {
      initializers.append(MemberwiseInitializer(access: memberwise.access, properties: []))
    }
    let written = declaration.initializerLabels
    return initializers.filter { !written.contains($0.labels) }.map(\.source.declaration)
  }
}

extension DeclGroupSyntax {
  /// The labels of each initializer declared in the type's own braces.
  fileprivate var initializerLabels: [[String]] {
    memberBlock.members.compactMap { member in
      member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
        .map(\.firstName.text)
    }
  }
}
