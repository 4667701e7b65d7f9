import SwiftSyntax

/// The types of a reducer's state and actions, as its body or its method spells them.
struct BodyTypes {
  /// The source of the state's type, if it isn't the reducer's own `State`.
  let state: String?
  /// The source of the actions' type, if it isn't the reducer's own `Action`.
  let action: String?
  /// Whether the compiler infers both types from the body, because it spells neither.
  let areInferred: Bool

  /// Reads the declarations that name the types.
  ///
  /// - Parameters:
  ///   - body: The property, or `nil` for a reducer without a body.
  ///   - method: The method `reduce(into:action:)`, or `nil` for a reducer without one.
  ///   - outer: The name of the reducer around this one, if there is one, whose types a bare
  ///     `State` and `Action` name.
  init(_ body: VariableDeclSyntax?, method: FunctionDeclSyntax?, in outer: String?) {
    let binding = body?.bindings.first
    let type = binding?.typeAnnotation?.type
    let arguments = type?.reducerArguments ?? binding?.initializer?.value.reducerArguments
    let types = arguments ?? method?.parameterTypes
    state = types?.first.flatMap { Self.spelled($0, insteadOf: "State", in: outer) }
    action = types?.last.flatMap { Self.spelled($0, insteadOf: "Action", in: outer) }
    areInferred = body != nil && arguments == nil && type?.is(SomeOrAnyTypeSyntax.self) != true
  }

  private static func spelled(
    _ type: String, insteadOf name: String, in outer: String?
  ) -> String? {
    switch type {
    case "Self.\(name)": nil
    case name: outer.map { "\($0).\(name)" }
    default: type
    }
  }
}

extension FunctionDeclSyntax {
  /// The source of the parameters' types, without `inout` and its like.
  fileprivate var parameterTypes: [String] {
    signature.parameterClause.parameters.map { parameter in
      let type = parameter.type
      return (type.as(AttributedTypeSyntax.self)?.baseType ?? type).trimmedDescription
    }
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
    guard let (name, clause) = generic else { return nil }
    if name == "ReducerOf", let reducer = clause?.arguments.first?.argument.trimmedDescription {
      return ["\(reducer).State", "\(reducer).Action"]
    }
    return reducerNames.contains(name) ? clause?.types : nil
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
