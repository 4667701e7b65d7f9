import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin with every macro of the package.
@main
struct RostrumMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    CasePathableMacro.self,
  ]
}
