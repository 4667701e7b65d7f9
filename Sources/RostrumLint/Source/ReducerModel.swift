import SwiftSyntax

/// A reducer, as one file shows it.
struct ReducerModel {
  let scope: TypeScope
  /// The type of the state, if the file has it.
  let state: TypeScope?
  /// The type of the actions, if the file has it.
  let action: TypeScope?

  /// The statements of `body`, if the file has it.
  var body: CodeBlockItemListSyntax? { scope.property("body")?.getter }

  /// The calls at the beginnings of the statements of `body`; nil if one is something else, such as a
  /// reducer whose parts the file doesn't show.
  var parts: [FunctionCallExprSyntax]? {
    guard let body else { return nil }
    var parts: [FunctionCallExprSyntax] = []
    for item in body {
      let expression =
        item.item.as(ReturnStmtSyntax.self)?.expression ?? item.expression
      guard let whole = expression?.as(FunctionCallExprSyntax.self),
        whole.chain.allSatisfy(Self.operators.contains),
        let name = whole.rootCall.calledName, Self.known.contains(name),
        !whole.rootCall.calledExpression.is(MemberAccessExprSyntax.self)
      else { return nil }
      parts.append(whole.rootCall)
    }
    return parts
  }

  private static let known: Set = ["Reduce", "BindingReducer", "Scope", "EmptyReducer"]
  private static let operators: Set = [
    "ifLet", "forEach", "ifCaseLet", "onChange", "dependency", "transformDependency",
    "_printChanges", "signpost",
  ]

  /// The statements that switch over the reducer's own actions.
  var switches: [SwitchExprSyntax] {
    scope.switches.filter { node in
      guard node.subject.as(DeclReferenceExprSyntax.self)?.baseName.text == "action" else {
        return false
      }
      // `action` may have a different meaning in a case that binds it, or in a function that takes it.
      for ancestor in node.ancestors {
        if let clause = ancestor.as(SwitchCaseSyntax.self) {
          if clause.label.binds("action") { return false }
        } else if let function = ancestor.as(FunctionDeclSyntax.self) {
          let parameter = function.signature.parameterClause.parameters.first {
            ($0.secondName ?? $0.firstName).text == "action"
          }
          return parameter?.type.trimmedDescription == "Action"
        } else if let closure = ancestor.as(ClosureExprSyntax.self), closure.binds("action") {
          return closure.parent?.as(FunctionCallExprSyntax.self)?.calledName == "Reduce"
        }
      }
      return false
    }
  }

  /// The cases of those statements, with a pattern for each item of their lists.
  var clauses: [(clause: SwitchCaseSyntax, patterns: [ActionPattern])] {
    switches.flatMap { node in
      node.cases.all(SwitchCaseSyntax.self).compactMap { clause in
        guard clause.nearest(SwitchExprSyntax.self)?.id == node.id,
          case .case(let label) = clause.label
        else { return nil }
        return (clause, label.caseItems.compactMap { ActionPattern($0.pattern) })
      }
    }
  }

  /// What the case of a name is an action of.
  func route(_ name: String) -> ActionRoute? {
    action?.cases.first { $0.name == name }.flatMap { ActionRoute($0) }
  }

  /// The names of the actions of presentations that an `ifLet` of the reducer handles.
  var presented: Set<String> {
    let routes = (action?.cases ?? []).filter {
      if case .presentation? = ActionRoute($0) { return true }
      return false
    }
    return Set(routes.map(\.name).filter { scope.keyPaths.contains("$\($0)") })
  }
}

/// Whose actions a case of an action carries.
enum ActionRoute {
  /// Those of a child that is always there.
  case child(String)
  /// Those of a presentation.
  case presentation(String)
  /// Those of the elements of an array.
  case elements(String)
  /// Those of the elements of a stack.
  case stack(String)

  /// What the associated value says; nil if it isn't the action of another reducer.
  init?(_ node: EnumCase) {
    guard node.types.count == 1 else { return nil }
    let type = node.types[0]
    let generic = type.as(IdentifierTypeSyntax.self)
    let arguments =
      generic?.genericArgumentClause?.arguments.map { $0.argument.trimmedDescription } ?? []
    switch (generic?.name.text, arguments.count) {
    case ("PresentationAction", 1): self = .presentation(arguments[0])
    case ("StackAction", 2): self = .stack(arguments[1])
    case ("StackActionOf", 1): self = .stack("\(arguments[0]).Action")
    case ("IdentifiedAction", 2): self = .elements(arguments[1])
    case ("IdentifiedActionOf", 1): self = .elements("\(arguments[0]).Action")
    default: self = .child(type.trimmedDescription)
    }
    guard actionType.hasSuffix(".Action"), !actionType.hasPrefix("Self.") else {
      if case .presentation = self { return }
      return nil
    }
  }

  /// The type of the actions.
  var actionType: String {
    switch self {
    case .child(let type), .presentation(let type), .elements(let type), .stack(let type): type
    }
  }

  /// The reducer whose actions they are; nil if the type doesn't say.
  var reducer: String? {
    actionType.hasSuffix(".Action") ? String(actionType.dropLast(".Action".count)) : nil
  }
}

/// The part of a pattern that names cases of an enumeration: `.destination(.presented(.saved))`.
struct ActionPattern {
  let name: String
  let node: ExprSyntax
  /// The patterns of the associated values that name cases, by their labels.
  let values: [(label: String?, pattern: ActionPattern)]

  init?(_ pattern: PatternSyntax) {
    var pattern = pattern
    while let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    guard let expression = pattern.as(ExpressionPatternSyntax.self) else { return nil }
    self.init(expression.expression)
  }

  init?(_ expression: ExprSyntax) {
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      self.init(optional.expression)
      return
    }
    if let pattern = expression.as(PatternExprSyntax.self) {
      self.init(pattern.pattern)
      return
    }
    let call = expression.as(FunctionCallExprSyntax.self)
    let called = call?.calledExpression ?? expression
    guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
    self.init(
      name: member.declName.baseName.text, node: expression,
      values: call?.arguments.compactMap { argument in
        ActionPattern(argument.expression).map { (argument.label?.text, $0) }
      } ?? [])
  }

  private init(
    name: String, node: ExprSyntax, values: [(label: String?, pattern: ActionPattern)]
  ) {
    self.name = name
    self.node = node
    self.values = values
  }

  /// The pattern of the value, or of the value of a label.
  func value(_ label: String? = nil) -> ActionPattern? {
    values.first { $0.label == label }?.pattern
  }
}

extension SwitchCaseSyntax {
  /// Whether the case does nothing: its statements are `return .none`, `.none`, `break` or nothing.
  var isTrivial: Bool {
    statements.allSatisfy { item in
      ["return .none", ".none", "break", "return", "()"].contains(item.trimmedDescription)
    }
  }
}

extension SwitchCaseSyntax.Label {
  fileprivate func binds(_ name: String) -> Bool {
    guard case .case(let label) = self else { return false }
    let patterns = label.all(IdentifierPatternSyntax.self).map(\.identifier.text)
    let names = label.all(ValueBindingPatternSyntax.self).flatMap {
      $0.all(DeclReferenceExprSyntax.self).map(\.baseName.text)
    }
    return (patterns + names).contains(name)
  }
}

extension ClosureExprSyntax {
  /// Whether the closure has a parameter of a name.
  func binds(_ name: String) -> Bool {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.contains { $0.name.text == name }
    case .parameterClause(let clause):
      clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
    case nil: false
    }
  }
}
