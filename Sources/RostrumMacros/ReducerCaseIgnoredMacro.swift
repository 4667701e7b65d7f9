import SwiftSyntax
import SwiftSyntaxMacros

/// A marker for a case of an enum reducer with plain data, for which no reducer runs.
///
/// It generates nothing.
enum ReducerCaseIgnoredMacro: PeerMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
