import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Generates the key of a dependency that is declared as a property of `DependencyValues`.
enum DependencyEntryMacro: PlainMacro {}

extension DependencyEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard
      context.isInDependencyValues, let entry = DependencyEntry(declaration, attribute: node),
      entry.value != nil || entry.liveValue != nil
    else { return [] }
    return [
      "get { self[\(entry.key).self] }".accessor,
      "set { self[\(entry.key).self] = newValue }".accessor,
    ]
  }
}

extension DependencyEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard
      context.isInDependencyValues, let entry = DependencyEntry(declaration, attribute: node)
    else {
      throw DiagnosticsError(
        Complaint(
          """
          '@DependencyEntry' can only be attached to a 'var' in an extension of 'DependencyValues'
          """), at: node)
    }
    guard entry.value != nil || entry.liveValue != nil else {
      throw DiagnosticsError(diagnostics: [entry.missingValue])
    }
    return [entry.source.declaration]
  }
}

/// A property of `DependencyValues` whose key is generated.
private struct DependencyEntry {
  let property: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let keyName: String?
  let liveValue: ExprSyntax?
  let previewValue: ExprSyntax?

  init?(_ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax) {
    guard
      let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      let binding = property.bindings.first
    else { return nil }
    self.property = property
    self.binding = binding
    keyName = attribute.argument()?.literalText
    liveValue = attribute.argument(labeled: "liveValue")
    previewValue = attribute.argument(labeled: "previewValue")
  }

  /// The initial value of the property, which tests use.
  var value: ExprSyntax? { binding.initializer?.value }

  var key: String {
    keyName ?? "_Key_\(property.propertyName?.text.filter { $0 != "`" } ?? "")"
  }

  var source: String {
    let access = keyName == nil ? "" : property.access
    let members = [
      ("liveValue", liveValue), ("previewValue", previewValue), ("testValue", value),
    ].compactMap { name, value in
      value.map { access + member(name, $0) + "\n" }
    }
    let conformance = liveValue == nil ? "TestDependencyKey" : "DependencyKey"
    return block(
      "\(keyName == nil ? "private " : access)nonisolated enum \(key): "
        + "RostrumDependencies.\(conformance)",
      members.joined())
  }

  /// A value of the key: computed for each launch if its type is known, or else stored once.
  private func member(_ name: String, _ value: ExprSyntax) -> String {
    guard let type = binding.typeAnnotation?.type.trimmedDescription ?? self.value?.evidentType
    else { return "static let \(name) = \(value.trimmed)" }
    return "static var \(name): \(type) { \(value.trimmed) }"
  }

  var missingValue: Diagnostic {
    let type = binding.typeAnnotation?.type.trimmedDescription ?? "Value"
    var corrected = binding
    corrected.typeAnnotation = corrected.typeAnnotation?.with(\.trailingTrivia, .space)
    corrected.initializer = InitializerClauseSyntax(
      equal: .equalToken(trailingTrivia: .space), value: "<#\(type)#>".expression)
    return Diagnostic(
      node: binding,
      message: Complaint(
        """
        '@DependencyEntry' requires an initial value, which tests use, or a 'liveValue' argument
        """),
      fixIt: .replace(
        message: Remedy("Insert '= <#\(type)#>'"), oldNode: binding, newNode: corrected))
  }
}

extension MacroExpansionContext {
  fileprivate var isInDependencyValues: Bool {
    let type = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    return type?.trimmedDescription.split(separator: ".").last == "DependencyValues"
  }
}
