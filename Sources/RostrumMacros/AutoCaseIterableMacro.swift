import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Generates `allCases` for an enum whose cases may have associated values.
enum AutoCaseIterableMacro: PlainMacro {}

extension AutoCaseIterableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      throw DiagnosticsError(
        Complaint("'@AutoCaseIterable' can only be attached to an enum"), at: node)
    }
    let access = declaration.modifiers.first { ["public", "package"].contains($0.name.text) }
    let prefix = access.map { "\($0.name.text) " } ?? ""
    let cases = declaration.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements).map(value)
    let name = type.trimmedDescription
    return [
      try ExtensionDeclSyntax(
        """
        extension \(raw: name): Swift.CaseIterable {
          \(raw: prefix)static var allCases: [\(raw: name)] {
            [\(raw: cases.joined(separator: ", "))]
          }
        }
        """)
    ]
  }

  /// A value of a case, with a default for each associated value.
  private static func value(_ element: EnumCaseElementSyntax) -> String {
    guard let parameters = element.parameterClause?.parameters else { return ".\(element.name)" }
    let values = parameters.map { parameter in
      let label = parameter.firstName.map(\.text).flatMap { $0 == "_" ? nil : "\($0): " } ?? ""
      let isOptional =
        parameter.type.is(OptionalTypeSyntax.self)
        || parameter.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      return label + (parameter.defaultValue == nil ? (isOptional ? "nil" : ".init()") : "")
    }
    let given = zip(parameters, values).filter { $0.0.defaultValue == nil }.map(\.1)
    return ".\(element.name.trimmed)(\(given.joined(separator: ", ")))"
  }
}
