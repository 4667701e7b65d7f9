import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Records an issue unless a source expands as expected, with these diagnostics and no others.
func expectExpansion(
  of source: String,
  by macros: [String: any Macro.Type],
  is expected: String,
  diagnostics: [DiagnosticSpec] = [],
  fixed: String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  assertMacroExpansion(
    source,
    expandedSource: expected,
    diagnostics: diagnostics,
    macroSpecs: macros.mapValues { macro in
      MacroSpec(type: macro, conformances: conformances[String(describing: macro), default: []])
    },
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { failure in
      Issue.record(
        Comment(rawValue: failure.message),
        sourceLocation: SourceLocation(
          fileID: failure.location.fileID,
          filePath: failure.location.filePath,
          line: failure.location.line,
          column: failure.location.column))
    },
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column)
}

/// The conformances that the declarations of the macros name.
private let conformances: [String: [TypeSyntax]] = [
  "AnimatableMacro": ["Animatable"],
  "CaseBindableMacro": ["CaseBindable"],
  "CasePathableMacro": ["CasePathable", "CasePathIterable"],
  "ObservableStateMacro": ["ObservableState"],
  "ReducerMacro": ["Reducer", "BodilessReducer", "CaseReducer"],
  "ViewActionMacro": ["ViewActionSending"],
]
