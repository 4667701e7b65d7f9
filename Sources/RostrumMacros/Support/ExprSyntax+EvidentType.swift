import SwiftSyntax

extension ExprSyntax {
  /// The type of a literal or of an initializer call, as far as it is evident from the syntax.
  var evidentType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return literalType }
    var callee = call.calledExpression.trimmedDescription
    if callee.hasSuffix(".init") { callee.removeLast(".init".count) }
    let name = callee.prefix { $0 != "<" }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { $0.first?.isUppercase == true } ? callee : nil
  }
}
