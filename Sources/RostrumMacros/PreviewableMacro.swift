import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a property of a preview; adds nothing itself.
enum PreviewableMacro: PeerMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
