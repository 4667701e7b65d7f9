import SwiftSyntax
import SwiftSyntaxBuilder

// What the macros add is written as text, and is handed on as a single token each: nobody but the
// compiler ever parses it. Parsing it here, and formatting it again, would take longer than all else
// that the macros do, as they are compiled without optimization in debug builds. For the same reason
// every macro of the package has the format mode `disabled`.

extension String {
  /// The lines with two spaces before each that is not empty.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? String($0) : "  " + $0 }
      .joined(separator: "\n")
  }

  /// The source as one declaration.
  var declaration: DeclSyntax {
    DeclSyntax(MissingDeclSyntax(placeholder: .identifier(self)))
  }

  /// The source as one accessor, indented as it stands in the braces of its property.
  var accessor: AccessorDeclSyntax {
    AccessorDeclSyntax(accessorSpecifier: .identifier(indented))
  }

  /// The source as one expression.
  var expression: ExprSyntax {
    ExprSyntax("\(raw: self)")
  }

  /// The source as one attribute.
  var attribute: AttributeSyntax {
    AttributeSyntax(
      atSign: .identifier(self), attributeName: IdentifierTypeSyntax(name: .identifier("")))
  }
}

/// Writes a declaration or statement with braces around lines.
///
/// - Parameters:
///   - head: What stands before the opening brace.
///   - lines: The source between the braces, which ends with a line break or is empty.
/// - Returns: The source.
func block(_ head: String, _ lines: String) -> String {
  lines.isEmpty ? "\(head) {}" : "\(head) {\n\(lines.indented)}"
}

/// Writes a switch statement, ended by a line break.
///
/// - Parameters:
///   - subject: The expression to switch over.
///   - branches: The cases, which end with a line break or are empty.
/// - Returns: The source.
func switchOver(_ subject: String, _ branches: String) -> String {
  "switch \(subject) {\n\(branches)}\n"
}
