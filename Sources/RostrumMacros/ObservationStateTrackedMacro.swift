import SwiftSyntax
import SwiftSyntaxMacros

/// Moves a property of observable state to separate storage, and tracks its reads and writes.
enum ObservationStateTrackedMacro: PlainMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard
      let property = declaration.as(VariableDeclSyntax.self),
      property.isStoredVariable,
      let name = property.propertyName
    else { return [] }
    let storage = storageName(for: name)
    let accessors = TrackedAccessors(property: name, storage: storage)
    return [
      TrackedAccessors.initializer(of: storage, from: "initialValue"),
      accessors.get, accessors.set, accessors.modify,
    ].map(\.accessor)
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard
      let property = declaration.as(VariableDeclSyntax.self),
      property.isStoredVariable,
      let name = property.propertyName,
      let binding = property.bindings.first
    else { return [] }
    let attributes = property.attributes.source(without: ["ObservationStateTracked"])
    let rest = binding.trimmedDescription.dropFirst(name.text.count)
    return ["\(attributes)private var \(storageName(for: name))\(rest)".declaration]
  }

  /// The name of the stored property behind a tracked one.
  private static func storageName(for name: TokenSyntax) -> String {
    "_" + name.text.filter { $0 != "`" }
  }
}
