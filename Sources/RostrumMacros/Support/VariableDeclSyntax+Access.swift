import SwiftSyntax

extension VariableDeclSyntax {
  /// The keywords for who may see the property, each with a space behind it.
  var access: String {
    modifiers
      .filter { $0.detail == nil && accessKeywords.contains($0.name.tokenKind) }
      .map { $0.name.text + " " }
      .joined()
  }
}

private let accessKeywords: Set<TokenKind> = [
  .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate),
  .keyword(.private),
]
