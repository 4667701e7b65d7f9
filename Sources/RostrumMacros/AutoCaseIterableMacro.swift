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
    let name = type.trimmedDescription
    let cases = declaration.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements).map { value($0, of: name) }
    return [
      try ExtensionDeclSyntax(
        """
        extension \(raw: name): Swift.CaseIterable {
          \(raw: prefix)static var allCases: [\(raw: name)] {
            let cases: [\(raw: name)?] = [\(raw: cases.joined(separator: ", "))]
            return cases.compactMap { $0 }
          }
        }
        """)
    ]
  }

  /// A value of a case, with a default for each associated value.
  ///
  /// A type without cases has no default value, so the result is an expression of an optional type.
  private static func value(_ element: EnumCaseElementSyntax, of type: String) -> String {
    let parameters = element.parameterClause?.parameters ?? []
    if parameters.isEmpty { return "\(type).\(element.name.trimmed)" }
    let labels = parameters.map { ($0.firstName?.text ?? "_") + ":" }.joined()
    return """
      RostrumDestinations._autoCase(\(parameters.map(value).joined(separator: ", ")), \
      make: \(type).\(element.name.trimmed)(\(labels)))
      """
  }

  /// The default of an associated value.
  private static func value(_ parameter: EnumCaseParameterSyntax) -> String {
    if let value = parameter.defaultValue?.value { return ".some(\(value.trimmed))" }
    let type = parameter.type
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return ".some(nil)"
    }
    return "(\(type.trimmed)).init()"
  }
}
