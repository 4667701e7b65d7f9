import SwiftSyntax
import SwiftSyntaxMacros

/// A marker for a property of observable state that isn't tracked.
///
/// It generates nothing.
enum ObservationStateIgnoredMacro: AccessorMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    []
  }
}
