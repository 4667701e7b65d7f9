import SwiftSyntax

extension SourceFileSyntax {
  /// A type that the file declares.
  func type(_ name: String) -> (any DeclGroupSyntax)? {
    statements.lazy.compactMap { $0.item.asDeclGroup(named: name) }.first
  }

  /// The extensions of a type.
  func extensions(of name: String) -> [ExtensionDeclSyntax] {
    statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }
      .filter { $0.extendedType.trimmedDescription == name }
  }

  /// Whether an extension of a type has a property.
  func declares(_ property: String, inExtensionOf type: String) -> Bool {
    extensions(of: type).flatMap(\.memberBlock.members).contains {
      $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription == property
    }
  }
}

extension SyntaxProtocol {
  fileprivate func asDeclGroup(named name: String) -> (any DeclGroupSyntax)? {
    guard asProtocol((any NamedDeclSyntax).self)?.name.text == name else { return nil }
    return asProtocol((any DeclGroupSyntax).self)
  }
}

extension DeclGroupSyntax {
  /// A type within this type.
  func type(_ name: String) -> (any DeclGroupSyntax)? {
    memberBlock.members.lazy.compactMap { $0.decl.asDeclGroup(named: name) }.first
  }

  /// The last of the cases before the types that are nested.
  var lastCase: Syntax? {
    memberBlock.members.last { $0.decl.is(EnumCaseDeclSyntax.self) }.map { Syntax($0.decl) }
  }

  /// The last of the properties with values.
  var lastStoredProperty: Syntax? {
    memberBlock.members
      .last {
        $0.decl.as(VariableDeclSyntax.self)?.bindings.allSatisfy { $0.accessorBlock == nil }
          ?? false
      }
      .map { Syntax($0.decl) }
  }

  /// The last `Scope` of a reducer's body, or its first reducer if there is none.
  var lastReducer: Syntax? {
    let statements = statements(of: "body")
    let scope = statements?.last { $0.trimmedDescription.hasPrefix("Scope(") }
    return (scope ?? statements?.first).map(Syntax.init)
  }

  /// The last view with a feature in the first `TabView` of the body, or else its last view.
  var lastTab: Syntax? {
    let tabs = TabViewFinder(viewMode: .sourceAccurate)
    statements(of: "body").map { tabs.walk($0) }
    let views = tabs.found?.trailingClosure?.statements
    let feature = views?.last { $0.trimmedDescription.contains("store.scope(") }
    return (feature ?? views?.last).map(Syntax.init)
  }

  private func statements(of property: String) -> CodeBlockItemListSyntax? {
    for member in memberBlock.members {
      guard let binding = member.decl.as(VariableDeclSyntax.self)?.bindings.first,
        binding.pattern.trimmedDescription == property,
        case .getter(let statements) = binding.accessorBlock?.accessors
      else { continue }
      return statements
    }
    return nil
  }
}

extension ExtensionDeclSyntax {
  /// The last statement that returns a variable.
  func lastReturn(of name: String) -> Syntax? {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.name = name
    finder.walk(self)
    return finder.found
  }

  /// The last loop over samples in a function.
  func lastLoopOverSamples(in function: String) -> Syntax? {
    let finder = SamplesFinder(viewMode: .sourceAccurate)
    for member in memberBlock.members {
      let declaration = member.decl.as(FunctionDeclSyntax.self)
      if let declaration, declaration.name.text == function { finder.walk(declaration) }
    }
    return finder.found
  }
}

private final class SamplesFinder: SyntaxVisitor {
  var found: Syntax?

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.sequence.trimmedDescription.hasSuffix(".samples") { found = Syntax(node) }
    return .visitChildren
  }
}

private final class TabViewFinder: SyntaxVisitor {
  var found: FunctionCallExprSyntax?

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, node.calledExpression.trimmedDescription == "TabView" { found = node }
    return found == nil ? .visitChildren : .skipChildren
  }
}

private final class ReturnFinder: SyntaxVisitor {
  var name = ""
  var found: Syntax?

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.expression?.trimmedDescription == name { found = Syntax(node) }
    return .visitChildren
  }
}
