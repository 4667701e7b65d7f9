import SwiftSyntax
import SwiftSyntaxMacros

/// A marker for a closure property of a client that isn't an endpoint.
///
/// It generates nothing.
enum DependencyEndpointIgnoredMacro: PeerMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
