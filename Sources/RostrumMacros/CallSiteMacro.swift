import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands to the call site that a default argument stands for.
enum CallSiteMacro: ExpressionMacro, PlainMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    """
    RostrumRuntime.CallSite(
      fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    """
  }
}
