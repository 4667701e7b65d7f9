import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a case of an enum reducer that holds state that goes away with the first action it sends;
/// adds nothing itself.
enum ReducerCaseEphemeralMacro: PeerMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
