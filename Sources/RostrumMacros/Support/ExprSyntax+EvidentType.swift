import SwiftSyntax

extension ExprSyntax {
  /// The type of a literal or of what an initializer makes, as far as the spelling shows it.
  var evidentType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return literalType }
    var callee = call.calledExpression.trimmedDescription
    if callee.hasSuffix(".init") { callee.removeLast(".init".count) }
    let name = callee.prefix { $0 != "<" }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { $0.first?.isUppercase == true } ? callee : nil
  }
}
