import SwiftSyntax
import SwiftSyntaxBuilder

extension String {
  /// The lines with two spaces before each that is not empty.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? String($0) : "  " + $0 }
      .joined(separator: "\n")
  }

  /// The source as one declaration.
  var declaration: DeclSyntax {
    DeclSyntax("\(raw: self)")
  }

  /// The source as one enum, for other generators to read.
  var enumeration: EnumDeclSyntax {
    do {
      return try EnumDeclSyntax("\(raw: self)")
    } catch {
      preconditionFailure("Not an enum: \(self)")
    }
  }

  /// The source as one accessor.
  var accessor: AccessorDeclSyntax {
    AccessorDeclSyntax("\(raw: self)")
  }

  /// The source as one expression.
  var expression: ExprSyntax {
    ExprSyntax("\(raw: self)")
  }

  /// The source as one attribute.
  var attribute: AttributeSyntax {
    AttributeSyntax("\(raw: self)")
  }
}

/// Writes a declaration or statement with braces around lines.
///
/// - Parameters:
///   - head: What stands before the opening brace.
///   - lines: The source between the braces, which ends with a line break or is empty.
/// - Returns: The source.
func block(_ head: String, _ lines: String) -> String {
  "\(head) {\n\(lines.indented)}"
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
