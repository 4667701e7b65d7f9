import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Adds to a view a `send` method for the actions in its feature's `view` case.
enum ViewActionMacro: ExtensionMacro, PlainMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.memberProperties.contains(where: { $0.propertyName?.text == "store" }) else {
      context.diagnose(missingStore(of: type, in: declaration, node: node))
      return []
    }
    let finder = DirectSendFinder(viewMode: .sourceAccurate)
    finder.walk(declaration.memberBlock)
    for call in finder.calls { context.diagnose(directSend(call)) }
    return [
      declaration.conformance(
        of: type, to: ["RostrumCore.ViewActionSending"], isNonisolated: true)
    ]
  }

  private static func missingStore(
    of type: some TypeSyntaxProtocol, in declaration: some DeclGroupSyntax, node: AttributeSyntax
  ) -> Diagnostic {
    let message = Complaint(
      "'@ViewAction' requires '\(type.trimmed)' to have a 'store' property of type 'Store'.")
    guard let reducer = node.reducerArgument else {
      return Diagnostic(node: node, message: message)
    }
    let property = "let store: StoreOf<\(reducer)>"
    let indentation = declaration.memberBlock.members.first?.leadingTrivia.indentation ?? .spaces(2)
    let corrected = declaration.memberBlock.with(
      \.members,
      [MemberBlockItemSyntax(leadingTrivia: .newline + indentation, decl: property.declaration)]
        + declaration.memberBlock.members)
    return Diagnostic(
      node: node,
      message: message,
      fixIt: .replace(
        message: Remedy("Add '\(property)'"),
        oldNode: declaration.memberBlock,
        newNode: corrected))
  }

  private static func directSend(_ call: FunctionCallExprSyntax) -> Diagnostic {
    let message = Complaint(
      "Do not use 'store.send' directly when using '@ViewAction'", severity: .warning)
    guard let corrected = call.sendingViewAction else {
      return Diagnostic(node: call, message: message)
    }
    return Diagnostic(
      node: call,
      message: message,
      fixIt: .replace(
        message: Remedy("Use '\(corrected.trimmed)'"), oldNode: call, newNode: corrected))
  }
}

/// Collects calls of `store.send` and `self.store.send`.
private final class DirectSendFinder: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let send = call.calledExpression.as(MemberAccessExprSyntax.self)
    if send?.declName.baseName.text == "send",
      let base = send?.base?.trimmedDescription, ["store", "self.store"].contains(base)
    {
      calls.append(call)
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The call of the view's own `send` that replaces `store.send(.view(…))`.
  fileprivate var sendingViewAction: FunctionCallExprSyntax? {
    guard
      let first = arguments.first,
      let action = first.expression.as(FunctionCallExprSyntax.self),
      action.calledExpression.trimmedDescription == ".view",
      let viewAction = action.arguments.first?.expression, action.arguments.count == 1
    else { return nil }
    var corrected = self
    corrected.calledExpression = ExprSyntax(
      DeclReferenceExprSyntax(leadingTrivia: leadingTrivia, baseName: .identifier("send")))
    corrected.arguments[corrected.arguments.startIndex].expression = viewAction.trimmed
    return corrected
  }
}

extension AttributeSyntax {
  /// The name of the reducer in `@ViewAction(for: Feature.self)`.
  fileprivate var reducerArgument: String? {
    arguments?.as(LabeledExprListSyntax.self)?.first?.expression
      .as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
  }
}

extension Trivia {
  /// The spaces or tabs after the last newline.
  fileprivate var indentation: Trivia {
    Trivia(
      pieces: pieces.reversed().prefix { piece in
        switch piece {
        case .spaces, .tabs: true
        default: false
        }
      }.reversed())
  }
}
