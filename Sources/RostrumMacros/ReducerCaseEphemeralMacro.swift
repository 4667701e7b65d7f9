import SwiftSyntax
import SwiftSyntaxMacros

/// A marker for a case of an enum reducer with ephemeral state, which any of its actions dismisses.
///
/// It generates nothing.
enum ReducerCaseEphemeralMacro: PeerMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
