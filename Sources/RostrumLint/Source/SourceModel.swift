import SwiftSyntax

/// What a source says, arranged for rules: its types, each with its properties, calls and assignments.
package final class SourceModel {
  let tree: SourceFileSyntax
  /// The types in the order of the source, after what is outside of all types.
  let scopes: [TypeScope]
  private let byName: [String: TypeScope]

  init(_ tree: SourceFileSyntax) {
    self.tree = tree
    let builder = SourceModelBuilder()
    builder.walk(tree)
    scopes = builder.scopes
    byName = builder.byName
  }

  /// The type of a name, as code in a scope sees it, if the file declares it.
  func type(_ name: String, in scope: TypeScope) -> TypeScope? {
    var outer = scope.name.split(separator: ".").map(String.init)
    while true {
      if let found = byName[(outer + [name]).joined(separator: ".")] { return found }
      if outer.popLast() == nil { return nil }
    }
  }

  /// The types that reducers are, with their state and actions.
  private(set) lazy var reducers: [ReducerModel] =
    scopes.filter { $0.isReducer && $0.kind != .protocol }.map {
      ReducerModel(
        scope: $0, state: byName["\($0.name).State"], action: byName["\($0.name).Action"])
    }
}

/// Collects what a source says, in one visit of its tree.
private final class SourceModelBuilder: SyntaxVisitor {
  private(set) var scopes = [TypeScope(name: "")]
  private(set) var byName: [String: TypeScope] = [:]
  private lazy var stack = [scopes[0]]

  init() {
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .structure, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .enumeration, node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .class, node.inheritanceClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .other, node.inheritanceClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, .protocol, node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let scope = scope(node.extendedType.trimmedDescription)
    scope.inherited += node.inheritanceClause.names
    if scope.declaration == nil { scope.declaration = node }
    stack.append(scope)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.parent?.is(MemberBlockItemSyntax.self) == true else { return .visitChildren }
    let attributes = Set(node.attributes.names)
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      scope.properties.append(
        Property(
          name: pattern.identifier.text, token: pattern.identifier, declaration: node,
          binding: binding, attributes: attributes))
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    scope.cases.append(EnumCase(name: node.name.text, node: node))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledName { scope.calls[name, default: []].append(node) }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    scope.switches.append(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assignment = Assignment(node) { scope.assignments.append(assignment) }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    for component in node.components {
      if case .property(let property) = component.component {
        scope.keyPaths.insert(property.declName.baseName.text)
      }
    }
    return .visitChildren
  }

  private var scope: TypeScope { stack[stack.count - 1] }

  private func enter(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ kind: TypeScope.Kind,
    _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let outer = scope.name
    let scope = scope(outer.isEmpty ? name.text : "\(outer).\(name.text)")
    scope.kind = kind
    scope.nameToken = name
    scope.declaration = node
    scope.attributes.formUnion(node.attributes.names)
    scope.inherited += inheritance.names
    stack.append(scope)
    return .visitChildren
  }

  private func scope(_ name: String) -> TypeScope {
    if let scope = byName[name] { return scope }
    let scope = TypeScope(name: name)
    byName[name] = scope
    scopes.append(scope)
    return scope
  }
}

extension InheritanceClauseSyntax? {
  fileprivate var names: [String] {
    self?.inheritedTypes.map {
      let type = $0.type.as(AttributedTypeSyntax.self)?.baseType ?? $0.type
      return type.trimmedDescription
    } ?? []
  }
}

extension AttributeListSyntax {
  fileprivate var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}
