import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Generates the key of a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`.
enum EntryMacro: PlainMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = try? Entry(declaration, attribute: node, in: context) else { return [] }
    return [
      "get { self[\(entry.key).self] }".accessor,
      "set { self[\(entry.key).self] = newValue }".accessor,
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    [try Entry(declaration, attribute: node, in: context).source.declaration]
  }
}

/// A property whose key is generated.
private struct Entry {
  let key: String
  let source: String

  init(
    _ declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax,
    in context: some MacroExpansionContext
  ) throws {
    guard
      let owner = context.entryOwner, let property = declaration.as(VariableDeclSyntax.self),
      property.isStoredVariable, let binding = property.bindings.first,
      let name = property.propertyName?.text.filter({ $0 != "`" })
    else {
      throw DiagnosticsError(
        Complaint(
          """
          '@Entry' can only be attached to a 'var' in an extension of 'EnvironmentValues', \
          'Transaction', 'ContainerValues' or 'FocusedValues'
          """), at: attribute)
    }
    key = "__Key_\(name)"
    let type = binding.typeAnnotation?.type.trimmed
    if owner == "FocusedValues" {
      guard let wrapped = type?.wrapped else {
        throw DiagnosticsError(
          Complaint("A focused value is 'nil' without focus, so its type must be optional"),
          at: binding)
      }
      source = block(
        "private nonisolated struct \(key): RostrumViews.FocusedValueKey",
        "typealias Value = \(wrapped)\n")
      return
    }
    let conformance =
      ["Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey"][owner]
      ?? "EnvironmentKey"
    guard let value = binding.initializer?.value ?? type?.absence else {
      throw DiagnosticsError(
        Complaint("'@Entry' requires an initial value, which is the default"),
        at: binding)
    }
    let typeName = type?.description ?? value.evidentType
    let member =
      typeName.map { "static var defaultValue: \($0) { \(value.trimmed) }" }
      ?? "static let defaultValue = \(value.trimmed)"
    source = block(
      "private nonisolated struct \(key): RostrumViews.\(conformance)", member + "\n")
  }
}

extension MacroExpansionContext {
  /// The extended type, if it supports entries.
  fileprivate var entryOwner: String? {
    let type = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    let name = type?.trimmedDescription.split(separator: ".").last.map(String.init)
    return ["EnvironmentValues", "Transaction", "ContainerValues", "FocusedValues"]
      .first { $0 == name }
  }
}

extension TypeSyntax {
  /// The wrapped type of an optional.
  fileprivate var wrapped: String? {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    guard
      let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional",
      let argument = name.genericArgumentClause?.arguments.first
    else { return nil }
    return argument.argument.trimmedDescription
  }

  /// The implicit initial value of an optional.
  fileprivate var absence: ExprSyntax? { wrapped == nil ? nil : "nil" }
}
