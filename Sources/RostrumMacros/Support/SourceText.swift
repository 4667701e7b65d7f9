import SwiftSyntax
import SwiftSyntaxBuilder

// The macros generate source text, and pass each declaration on as a single token, because only the
// compiler parses it. Parsing and formatting it here would take longer than everything else that
// the macros do, because debug builds compile them without optimization. For the same reason, every
// macro of the package uses the format mode `disabled`.

extension String {
  /// The lines, each indented by two spaces unless it is empty.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? String($0) : "  " + $0 }
      .joined(separator: "\n")
  }

  /// The source as a declaration.
  var declaration: DeclSyntax {
    DeclSyntax(MissingDeclSyntax(placeholder: .identifier(self)))
  }

  /// The source as an accessor, indented as inside the braces of its property.
  var accessor: AccessorDeclSyntax {
    AccessorDeclSyntax(accessorSpecifier: .identifier(indented))
  }

  /// The source as an expression.
  var expression: ExprSyntax {
    ExprSyntax("\(raw: self)")
  }

  /// The source as an attribute.
  var attribute: AttributeSyntax {
    AttributeSyntax(
      atSign: .identifier(self), attributeName: IdentifierTypeSyntax(name: .identifier("")))
  }
}

/// The source of a declaration or statement with lines in braces.
///
/// - Parameters:
///   - head: The source before the opening brace.
///   - lines: The source between the braces. It ends with a newline or is empty.
/// - Returns: The source.
func block(_ head: String, _ lines: String) -> String {
  lines.isEmpty ? "\(head) {}" : "\(head) {\n\(lines.indented)}"
}

/// The source of a switch statement, terminated by a newline.
///
/// - Parameters:
///   - subject: The expression to switch over.
///   - branches: The cases. They end with a newline or are empty.
/// - Returns: The source.
func switchOver(_ subject: String, _ branches: String) -> String {
  "switch \(subject) {\n\(branches)}\n"
}
