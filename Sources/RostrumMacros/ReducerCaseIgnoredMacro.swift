import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a case of an enum reducer that holds plain data, for which no reducer is run;
/// adds nothing itself.
enum ReducerCaseIgnoredMacro: PeerMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
