import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Stores an optional child state in presentation state.
enum PresentsMacro: PlainMacro {}

extension PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let presented = Presented(declaration) else { return [] }
    let name = presented.name
    let accessors = TrackedAccessors(property: name, storage: "_\(name).wrappedValue")
    return [
      TrackedAccessors.initializer(
        of: "_\(name)", from: "\(presented.storageType)(\n  wrappedValue: initialValue)"),
      accessors.get, accessors.set, accessors.modify,
    ].map(\.accessor)
  }
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let presented = Presented(declaration) else {
      throw DiagnosticsError(
        Complaint("'@Presents' can only be applied to a stored 'var' with an optional type"),
        at: node)
    }
    let name = presented.name
    let accessors = TrackedAccessors(property: name, storage: "_\(name)")
    let projection = block(
      "\(presented.access)var $\(name): \(presented.storageType)",
      [accessors.get, accessors.set, accessors.modify].map { $0 + "\n" }.joined())
    let storage = "private var _\(name) = \(presented.storageType)(\n  wrappedValue: nil)"
    return [projection.declaration, storage.declaration]
  }
}

/// A property that `@Presents` can be attached to.
struct Presented {
  let name: TokenSyntax
  let access: String
  /// The type of the presentation state.
  let storageType: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let property = declaration.as(VariableDeclSyntax.self),
      property.isStoredVariable,
      let name = property.propertyName,
      let type = property.bindings.first?.typeAnnotation?.type.optionalWrapped
    else { return nil }
    self.name = name
    self.access = property.access
    self.storageType = "RostrumPresentation.PresentationState<\(type)>"
  }
}

extension TypeSyntax {
  /// The wrapped type of an optional, in both spellings.
  fileprivate var optionalWrapped: String? {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    let generic =
      self.as(MemberTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) }
      ?? self.as(IdentifierTypeSyntax.self).map { ($0.name, $0.genericArgumentClause) }
    guard let (name, arguments) = generic, name.text == "Optional" else { return nil }
    return arguments?.arguments.first?.argument.trimmedDescription
  }
}
