import SwiftSyntax

extension VariableDeclSyntax {
  /// The access modifiers of the property's getter, each followed by a space.
  var access: String {
    modifiers
      .filter(isAccessLevel)
      .map { $0.name.text + " " }
      .joined()
  }
}

/// Whether a modifier is the access level of a declaration, rather than of its setter.
func isAccessLevel(_ modifier: DeclModifierSyntax) -> Bool {
  modifier.detail == nil && accessKeywords.contains(modifier.name.tokenKind)
}

private let accessKeywords: Set<TokenKind> = [
  .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
  .keyword(.private),
]
