import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a closure property of a client that is no endpoint; adds nothing itself.
enum DependencyEndpointIgnoredMacro: PeerMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
