import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Completes a reducer: generates what a struct omits, or composes an enum's features into one.
enum ReducerMacro: PlainMacro {}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if let reducer = declaration.as(EnumDeclSyntax.self) {
      let cases = EnumCases(reducer.memberBlock.members)
      if let overloaded = cases.firstOverloaded {
        throw DiagnosticsError(
          Complaint(
            "'@Reducer' cannot be applied to overloaded case name '\(overloaded.name)'"),
          at: overloaded.original)
      }
      let visible = reducer.withInheritedAccess(in: context)
      return EnumReducer(visible, options: node.conformanceOptions).members.map(\.declaration)
    }
    guard let reducer = declaration.as(StructDeclSyntax.self) else {
      guard let (kind, name) = declaration.kindAndName else { return [] }
      throw DiagnosticsError(
        Complaint("'@Reducer' cannot be applied to \(kind) type '\(name.text)'"), at: node)
    }
    if let arguments = node.arguments {
      for problem in complaint(about: arguments, of: node).diagnostics { context.diagnose(problem) }
    }
    if let warning = StructReducer(reducer).hiddenBodyWarning { context.diagnose(warning) }
    let visible = reducer.withInheritedAccess(in: context)
    return StructReducer(visible, in: context.lexicalContext).members.map(\.declaration)
  }

  private static func complaint(
    about arguments: AttributeSyntax.Arguments, of node: AttributeSyntax
  ) -> DiagnosticsError {
    let bare = node.with(\.leftParen, nil).with(\.arguments, nil).with(\.rightParen, nil)
    return DiagnosticsError(
      Complaint("Argument passed to call that takes no arguments when applied to a struct"),
      at: arguments,
      fixIt: .replace(
        message: Remedy("Remove '(\(arguments.trimmedDescription))'"),
        oldNode: node,
        newNode: bare.with(\.trailingTrivia, node.trailingTrivia)))
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    if let nested = member.as(EnumDeclSyntax.self) {
      let needed: [(module: String, name: String)] =
        switch nested.name.text {
        case "Action": [("RostrumCases.", "CasePathable")]
        case "State": [("RostrumCases.", "CasePathable"), ("", "dynamicMemberLookup")]
        default: []
        }
      return
        needed
        .filter { !nested.attributes.contains(named: $0.name) }
        .map { "@\($0.module)\($0.name)".attribute }
    }
    guard let property = member.as(VariableDeclSyntax.self), property.isReducerBody else {
      return []
    }
    return ["@RostrumCore.ReducerBuilder<Self.State, Self.Action>".attribute]
  }
}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    if declaration.is(EnumDeclSyntax.self) {
      return declaration.conformance(
        of: type, to: ["RostrumCore.CaseReducer", "RostrumCore.Reducer"], among: protocols)
    }
    guard let reducer = declaration.as(StructDeclSyntax.self) else { return [] }
    let bodiless = StructReducer(reducer).hasWork ? [] : ["RostrumCore.BodilessReducer"]
    return declaration.conformance(
      of: type, to: ["RostrumCore.Reducer"] + bodiless, among: protocols)
  }
}

extension VariableDeclSyntax {
  /// Whether this is a reducer's body with an opaque type.
  ///
  /// The type is `some Reducer<…>` or `some ReducerOf<…>`, and the body has an accessor and no
  /// builder attribute of its own.
  fileprivate var isReducerBody: Bool {
    guard
      propertyName?.text == "body", !isTypeMember,
      bindings.first?.accessorBlock != nil,
      !attributes.contains(named: "ReducerBuilder"),
      let type = bindings.first?.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.tokenKind == .keyword(.some)
    else { return false }
    let name =
      type.constraint.as(MemberTypeSyntax.self)?.name
      ?? type.constraint.as(IdentifierTypeSyntax.self)?.name
    return name?.text == "Reducer" || name?.text == "ReducerOf"
  }
}
