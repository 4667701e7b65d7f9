import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The last part of the name that is called: `sheet` in `content.sheet(item: $item)`.
  var calledName: String? { calledExpression.lastName }

  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The closures, with their labels; the first one after the parentheses has none.
  var closures: [(label: String?, closure: ClosureExprSyntax)] {
    let inside = arguments.compactMap { argument in
      argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text, $0) }
    }
    let after = additionalTrailingClosures.map { ($0.label.text as String?, $0.closure) }
    return inside + [trailingClosure].compactMap(\.self).map { (nil, $0) } + after
  }

  /// The closure with the content of a presentation.
  var content: ClosureExprSyntax? {
    closures.first { $0.label == "content" }?.closure ?? closures.first { $0.label == nil }?.closure
  }

  /// The call at the beginning of a chain: `Reduce { … }` in `Reduce { … }.ifLet(…)`.
  var rootCall: FunctionCallExprSyntax {
    var call = self
    while let receiver = call.receiver { call = receiver }
    return call
  }

  /// The names of the calls of a chain, without the one at its beginning.
  var chain: [String] {
    var names: [String] = []
    var call = self
    while let receiver = call.receiver {
      names.append(call.calledName ?? "")
      call = receiver
    }
    return names.reversed()
  }

  /// The call whose result this one is called on.
  private var receiver: FunctionCallExprSyntax? {
    calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)
  }
}

extension ExprSyntax {
  /// The last part of a name: `sheet` of `content.sheet`.
  var lastName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    return self.as(GenericSpecializationExprSyntax.self)?.expression.lastName
  }

  /// The parts of a path of names, without `self`: `["state", "alert"]`; nil for other expressions.
  var path: [String]? {
    if let name = self.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return name.baseName.text == "self" ? [] : [name.baseName.text]
    }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.path }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.path else {
      return nil
    }
    return base + [member.declName.baseName.text]
  }

  /// The name of a property of `self`: `error` of `error` and of `self.error`.
  var propertyName: String? {
    guard let path, path.count == 1 else { return nil }
    return path[0]
  }

  /// The property whose binding this is: `error` of `$error` and of `self.$error`.
  var projectedName: String? {
    guard let name = propertyName, name.hasPrefix("$") else { return nil }
    return String(name.dropFirst())
  }
}

extension SyntaxProtocol {
  /// The nodes of a kind in this one, itself included.
  func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    let finder = Finder<Node>(viewMode: .sourceAccurate)
    finder.walk(Syntax(self))
    return finder.found
  }

  /// The nearest node of a kind around this one.
  func nearest<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }

  /// The nodes around this one, from the inside.
  var ancestors: some Sequence<Syntax> {
    sequence(state: parent) { node -> Syntax? in
      defer { node = node?.parent }
      return node
    }
  }
}

private final class Finder<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  private(set) var found: [Node] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let node = node.as(Node.self) { found.append(node) }
    return .visitChildren
  }
}

extension CodeBlockItemSyntax {
  /// The expression, if the statement is nothing else.
  var expression: ExprSyntax? {
    if case .expr(let expression) = item { return expression }
    if case .stmt(let statement) = item {
      return statement.as(ExpressionStmtSyntax.self)?.expression
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The token of the name that is called, which is where a finding about a modifier belongs.
  var calledToken: TokenSyntax {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName
    }
    return calledExpression.as(DeclReferenceExprSyntax.self)?.baseName ?? .identifier("")
  }
}
