import SwiftSyntax
import SwiftSyntaxMacros

/// A marker for a property of a preview.
///
/// It generates nothing.
enum PreviewableMacro: PeerMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
