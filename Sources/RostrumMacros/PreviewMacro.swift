import SwiftSyntax
import SwiftSyntaxMacros

/// Takes what a preview shows, which the compiler has checked by then; adds nothing.
enum PreviewMacro: DeclarationMacro, PlainMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
