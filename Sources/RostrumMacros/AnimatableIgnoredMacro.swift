import SwiftSyntax
import SwiftSyntaxMacros

/// A marker for a property that `@Animatable` leaves out.
///
/// It generates nothing.
enum AnimatableIgnoredMacro: PeerMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
