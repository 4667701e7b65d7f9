import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a closure property of a client report an issue when it is called without being
/// implemented.
enum DependencyEndpointMacro: PlainMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let endpoint = DependencyEndpoint(declaration) else { return [] }
    let storage = endpoint.storage
    var accessors = ["get { \(storage) }".accessor, "set { \(storage) = newValue }".accessor]
    // An initial value would go through this accessor, and replace the closure that reports.
    if endpoint.initializer == nil {
      accessors.insert(
        TrackedAccessors.initializer(of: storage, from: "initialValue").accessor, at: 0)
    }
    return accessors
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = DependencyEndpoint(declaration) else {
      throw DiagnosticsError(
        Complaint("'@DependencyEndpoint' must be attached to a closure property"), at: node)
    }
    let closure = endpoint.unimplemented(in: context.lexicalTypeName)
    if closure == nil { context.diagnose(endpoint.missingDefault) }
    let storage: String? =
      "private var \(endpoint.storage): \(endpoint.type.source) = "
      + (closure ?? endpoint.type.closure("fatalError()"))
    return [storage, endpoint.method(named: node.argument(labeled: "method")?.literalText ?? "")]
      .compactMap { $0?.declaration }
  }
}

extension DependencyEndpoint {
  /// The diagnostic for an endpoint for which no closure can be generated.
  fileprivate var missingDefault: Diagnostic {
    guard let value = initializer?.value else { return missingValue }
    let arguments = type.parameters.indices.map { "$\($0)" }.joined(separator: ", ")
    let corrected = "{ \(type.callPrefix)\(value.trimmed)(\(arguments)) }"
    return Diagnostic(
      node: value,
      message: Complaint("The default of a '@DependencyEndpoint' must be a closure literal"),
      fixIt: .replace(
        message: Remedy("Write '\(corrected)'"),
        oldNode: value,
        newNode: corrected.expression.with(\.trailingTrivia, value.trailingTrivia)))
  }

  /// The diagnostic for an endpoint that must return a value but has no default.
  private var missingValue: Diagnostic {
    let closure = "{\(type.ignoredParameters) <#\(type.returned)#> }"
    let kind =
      type.callPrefix.contains("try") ? "closure with typed throws" : "non-throwing closure"
    let message = Complaint(
      """
      Default value required for \(kind) '\(name)': a test that calls it without overriding it \
      records an issue, and continues with the default
      """)
    guard var corrected = property.bindings.first else {
      return Diagnostic(node: property, message: message)
    }
    let original = corrected
    corrected.typeAnnotation = corrected.typeAnnotation?.with(\.trailingTrivia, .space)
    corrected.initializer = InitializerClauseSyntax(
      equal: .equalToken(trailingTrivia: .space), value: closure.expression)
    return Diagnostic(
      node: original,
      message: message,
      fixIt: .replace(
        message: Remedy("Insert '= \(closure)'"), oldNode: original, newNode: corrected))
  }
}

extension MacroExpansionContext {
  /// The names of the enclosing types, as a path.
  fileprivate var lexicalTypeName: String {
    lexicalContext.reversed().compactMap { scope in
      if let type = scope.as(ExtensionDeclSyntax.self)?.extendedType {
        return type.trimmedDescription
      }
      return scope.asProtocol((any DeclGroupSyntax).self)?.kindAndName?.name.text
    }
    .joined(separator: ".")
  }
}
