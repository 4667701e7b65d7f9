import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a property of observable state that is stored as it is written; adds nothing itself.
enum ObservationStateIgnoredMacro: AccessorMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
