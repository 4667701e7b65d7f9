import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct RostrumMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = []
}
