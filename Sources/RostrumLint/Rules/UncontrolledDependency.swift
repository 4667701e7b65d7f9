import SwiftSyntax

/// Time and identities that a test can't control.
enum UncontrolledDependency: Rule {
  static let name = "uncontrolledDependency"
  static let summary = "Take time, dates and identities in a reducer from its dependencies."
  static let explanation = """
    A reducer that calls `Date()` or `UUID()` gives a different state each time, which no test can expect, \
    and `Task.sleep` makes the test wait as long as a user. With `@Dependency(\\.date)`, `\\.uuid` and \
    `\\.continuousClock` a test says what they are.

    The rule sees calls in members of a reducer itself that aren't static, not in its `State`. The fix uses \
    a dependency that the reducer already declares, where nothing else has its name, and in effects that \
    capture it.
    """
  static let bad = """
    @Reducer struct EditBook {
      @Dependency(\\.uuid) var uuid

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          state.id = UUID()
          return .none
        }
      }
    }
    """
  static let good = """
    @Reducer struct EditBook {
      @Dependency(\\.uuid) var uuid

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          state.id = uuid()
          return .none
        }
      }
    }
    """
  static let words = ["UUID", "Date", "sleep"]

  static func check(_ source: SourceModel, _ report: inout Report) {
    for reducer in source.reducers {
      let scope = reducer.scope
      for call in scope.calls(["UUID", "Date", "sleep"]) {
        guard let use = Use(call), !call.isStatic, !call.isOverride else { continue }
        let property = scope.properties.first { $0.dependency == use.keyPath }
        var fix: [Edit] = []
        if let property, call.canUse(property.name) {
          switch use {
          case .uuid: fix = [.replace(call, with: "\(property.name)()")]
          case .date: fix = [.replace(call, with: "\(property.name).now")]
          case .sleep(let base):
            let labels = call.arguments.map { $0.label?.text }
            if [["for"], ["for", "tolerance"]].contains(labels) {
              fix = [.replace(base, with: property.name)]
            }
          }
        }
        report.add(
          "a test can't control this: use `@Dependency(\\.\(use.keyPath))`", at: call, fix: fix)
      }
    }
  }

  /// What is used without a dependency.
  private enum Use {
    case uuid
    case date
    case sleep(ExprSyntax)

    init?(_ call: FunctionCallExprSyntax) {
      switch call.calledExpression.path {
      case ["UUID"] where call.arguments.isEmpty && call.closures.isEmpty: self = .uuid
      case ["Date"] where call.arguments.isEmpty && call.closures.isEmpty: self = .date
      case ["Task", "sleep"]:
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
          return nil
        }
        self = .sleep(base)
      default: return nil
      }
    }

    var keyPath: String {
      switch self {
      case .uuid: "uuid"
      case .date: "date"
      case .sleep: "continuousClock"
      }
    }
  }
}

extension Property {
  /// The key path of `@Dependency(\.uuid)`, without its beginning.
  fileprivate var dependency: String? {
    for case .attribute(let attribute) in declaration.attributes
    where attribute.attributeName.trimmedDescription == "Dependency" {
      guard case .argumentList(let arguments)? = attribute.arguments else { return nil }
      let text = arguments.trimmedDescription
      return text.hasPrefix("\\.") ? String(text.dropFirst(2)) : nil
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is in a static member.
  fileprivate var isStatic: Bool {
    guard let member = nearest(MemberBlockItemSyntax.self)?.decl else { return true }
    let modifiers =
      member.as(VariableDeclSyntax.self)?.modifiers ?? member.as(FunctionDeclSyntax.self)?.modifiers
    return modifiers?.contains { $0.name.text == "static" } == true
  }

  /// Whether a name means a property of the type where the call is, in code that can use it.
  fileprivate func canUse(_ name: String) -> Bool {
    guard let member = nearest(MemberBlockItemSyntax.self)?.decl, isInBody(of: member),
      !member.binds(name)
    else { return false }
    for case let closure? in ancestors.map({ $0.as(ClosureExprSyntax.self) }) {
      let captures = closure.signature?.capture?.items.map(\.name.text) ?? []
      if captures.contains(name) { return true }
      // A closure that runs elsewhere would have to capture the whole reducer.
      if closure.binds(name) || closure.runsElsewhere { return false }
    }
    return true
  }

  /// Whether the call is among the statements of a function or a computed property, where `self` is complete.
  private func isInBody(of member: DeclSyntax) -> Bool {
    if ancestors.contains(where: { $0.is(FunctionParameterSyntax.self) }) { return false }
    let body: SyntaxIdentifier? =
      if let function = member.as(FunctionDeclSyntax.self) { function.body?.id } else { nil }
    return ancestors.contains {
      $0.id == body
        || $0.is(AccessorBlockSyntax.self) && $0.parent?.parent?.parent?.id == member.id
    }
  }

  /// Whether the call provides a dependency.
  fileprivate var isOverride: Bool {
    let names: Set = ["withDependencies", "dependency", "transformDependency"]
    return ancestors.contains {
      $0.as(FunctionCallExprSyntax.self)?.calledName.map(names.contains) == true
    }
  }
}

extension ClosureExprSyntax {
  /// Whether the closure is an effect or a task.
  fileprivate var runsElsewhere: Bool {
    let names: Set = ["run", "task", "fireAndForget", "Task", "detached", "addTask"]
    return nearest(FunctionCallExprSyntax.self)?.calledName.map(names.contains) == true
  }
}

extension DeclSyntax {
  /// Whether a variable or a parameter in the declaration has a name.
  fileprivate func binds(_ name: String) -> Bool {
    let variables = all(IdentifierPatternSyntax.self).map(\.identifier.text)
    let parameters = all(FunctionParameterSyntax.self).map { ($0.secondName ?? $0.firstName).text }
    // `case let .loaded(date)`
    let values = all(ValueBindingPatternSyntax.self).flatMap {
      $0.all(DeclReferenceExprSyntax.self).map(\.baseName.text)
    }
    return (variables + parameters + values).contains(name)
  }
}
