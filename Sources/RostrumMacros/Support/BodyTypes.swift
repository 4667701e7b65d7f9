import SwiftSyntax

/// The types of a reducer's state and actions, as its body spells them.
struct BodyTypes {
  /// The source of the state's type, if the body spells a type not named `State`.
  let state: String?
  /// The source of the actions' type, if the body spells a type not named `Action`.
  let action: String?
  /// Whether the compiler infers both types from the body, because it spells neither.
  let areInferred: Bool

  /// Reads the declaration of the body.
  ///
  /// - Parameter body: The property, or `nil` for a reducer without a body.
  init(_ body: VariableDeclSyntax?) {
    let binding = body?.bindings.first
    let type = binding?.typeAnnotation?.type
    let arguments = type?.reducerArguments ?? binding?.initializer?.value.reducerArguments
    state = arguments?.first.flatMap { Self.spelled($0, insteadOf: "State") }
    action = arguments?.last.flatMap { Self.spelled($0, insteadOf: "Action") }
    areInferred = body != nil && arguments == nil && type?.is(SomeOrAnyTypeSyntax.self) != true
  }

  private static func spelled(_ type: String, insteadOf name: String) -> String? {
    type == name || type == "Self.\(name)" ? nil : type
  }
}

/// The reducers whose generic arguments are the types of the state and the actions.
private let reducerNames: Set<String> = ["EmptyReducer", "Reduce", "Reducer"]

extension TypeSyntax {
  /// The arguments of types such as `some Reducer<Int, Action>` and `Reduce<Int, Action>`.
  fileprivate var reducerArguments: [String]? {
    if let opaque = self.as(SomeOrAnyTypeSyntax.self) { return opaque.constraint.reducerArguments }
    let generic =
      self.as(MemberTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause) }
      ?? self.as(IdentifierTypeSyntax.self).map { ($0.name.text, $0.genericArgumentClause) }
    guard let (name, clause) = generic, reducerNames.contains(name) else { return nil }
    return clause?.types
  }
}

extension ExprSyntax {
  /// The arguments of `Reduce<Int, Action> { … }`, regardless of the operators applied to it.
  fileprivate var reducerArguments: [String]? {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.reducerArguments
    }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.reducerArguments }
    guard
      let generic = self.as(GenericSpecializationExprSyntax.self),
      let name = generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      reducerNames.contains(name)
    else { return nil }
    return generic.genericArgumentClause.types
  }
}

extension GenericArgumentClauseSyntax {
  /// The source of the arguments, if there are two.
  fileprivate var types: [String]? {
    guard arguments.count == 2 else { return nil }
    return arguments.map { $0.argument.trimmedDescription }
  }
}
