import SwiftDiagnostics
import SwiftSyntax

/// A diagnostic of a macro about the code that it is attached to.
struct Complaint: DiagnosticMessage {
  let message: String
  let severity: DiagnosticSeverity

  init(_ message: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.severity = severity
  }

  var diagnosticID: MessageID {
    MessageID(domain: "RostrumMacros", id: message)
  }
}

/// A fix-it of a macro.
struct Remedy: FixItMessage {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  var fixItID: MessageID {
    MessageID(domain: "RostrumMacros", id: message)
  }
}

extension DiagnosticsError {
  /// Makes an error with a single diagnostic.
  init(_ complaint: Complaint, at node: some SyntaxProtocol, fixIt: FixIt? = nil) {
    self.init(diagnostics: [
      Diagnostic(node: node, message: complaint, fixIts: fixIt.map { [$0] } ?? [])
    ])
  }
}
