import SwiftSyntax
import SwiftSyntaxMacros

/// Discards the content of a preview, which the compiler has type-checked.
///
/// It generates nothing.
enum PreviewMacro: DeclarationMacro, PlainMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
