import SwiftSyntax

extension VariableDeclSyntax {
  /// The keywords for who may see the property, each with a space behind it.
  var access: String {
    modifiers
      .filter(isAccessLevel)
      .map { $0.name.text + " " }
      .joined()
  }
}

/// Tells whether a modifier says who may see a declaration, rather than who may set it.
func isAccessLevel(_ modifier: DeclModifierSyntax) -> Bool {
  modifier.detail == nil && accessKeywords.contains(modifier.name.tokenKind)
}

private let accessKeywords: Set<TokenKind> = [
  .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
  .keyword(.private),
]
