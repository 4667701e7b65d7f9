import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands to a call site, which as a default argument is that of the call.
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
