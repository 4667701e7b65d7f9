import SwiftSyntax

/// The modifiers that present something.
enum Presentations {
  /// Those whose content is a view of the app's own.
  static let screens = ["sheet", "fullScreenCover", "popover"]
  /// Those that ask.
  static let alerts = ["alert", "confirmationDialog"]
}

extension TypeScope {
  /// The calls of modifiers that present by one of the labels.
  func presentations(_ names: [String], _ label: String) -> [FunctionCallExprSyntax] {
    calls(names).filter { $0.argument(label) != nil }
  }

  /// The properties `@State var name: Value?`, by their names.
  var optionalStates: Set<String> {
    Set(properties.filter { $0.attributes.contains("State") && $0.isOptional }.map(\.name))
  }
}

extension SyntaxProtocol {
  /// The places that unwrap a property with `!`.
  func forceUnwraps(of names: Set<String>) -> [(name: String, node: ForceUnwrapExprSyntax)] {
    all(ForceUnwrapExprSyntax.self).compactMap { node in
      node.expression.propertyName.flatMap { names.contains($0) ? ($0, node) : nil }
    }
  }
}

extension OptionalBindingConditionSyntax {
  /// The property that the condition unwraps: `item` of `let item`, `let it = item`, `let it = self.item`.
  var unwrapped: String? {
    if let value = initializer?.value { return value.propertyName }
    return pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

/// A binding that is made of two closures: `Binding(get: …, set: …)`, or with one or both of them after the
/// parentheses.
struct ComputedBinding {
  let node: FunctionCallExprSyntax
  let getter: ClosureExprSyntax
  let setter: ClosureExprSyntax

  init?(_ node: FunctionCallExprSyntax) {
    let closures = node.closures
    guard closures.count == 2,
      let getter = closures.first(where: { $0.label == "get" || $0.label == nil })?.closure,
      let setter = closures.last(where: { $0.label == "set" || $0.label == nil })?.closure,
      getter.id != setter.id
    else { return nil }
    self.node = node
    self.getter = getter
    self.setter = setter
  }

  /// The optional whose presence the getter returns: `error` of `error != nil`.
  var optional: ExprSyntax? {
    guard getter.statements.count == 1, let item = getter.statements.first,
      let expression = item.item.as(ReturnStmtSyntax.self)?.expression ?? item.expression,
      let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[2].is(NilLiteralExprSyntax.self),
      elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "!="
    else { return nil }
    return elements[0]
  }
}
