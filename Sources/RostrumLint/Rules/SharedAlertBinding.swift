import SwiftSyntax

/// Two alerts by one binding.
enum SharedAlertBinding: Rule {
  static let name = "sharedAlertBinding"
  static let level = Level.error
  static let summary = "Give each alert a binding of its own."
  static let explanation = """
    Two alerts by one binding want to be shown at the same time, and which of them the user sees isn't \
    defined. Use one property for each, or one alert whose text says what happened.

    The rule sees alerts and dialogs in one member of a type, by a property of that type in the same file. Two \
    of them in different branches of an `if`, a `switch` or an `#if` aren't shown together.
    """
  static let bad = """
    struct Settings: View {
      @State private var isErrorPresented = false

      var body: some View {
        Form {}
          .alert("Not saved", isPresented: $isErrorPresented) {}
          .alert("Not deleted", isPresented: $isErrorPresented) {}
      }
    }
    """
  static let good = """
    struct Settings: View {
      @State private var isSaveErrorPresented = false
      @State private var isDeleteErrorPresented = false

      var body: some View {
        Form {}
          .alert("Not saved", isPresented: $isSaveErrorPresented) {}
          .alert("Not deleted", isPresented: $isDeleteErrorPresented) {}
      }
    }
    """
  static let words = Presentations.alerts

  static func check(_ source: SourceModel, _ report: inout Report) {
    for scope in source.scopes {
      // A modifier's call begins where its receiver does: the order of the source is that of the names.
      let calls = scope.calls(Presentations.alerts)
        .sorted { $0.calledToken.position < $1.calledToken.position }
      var earlier: [String: [Syntax]] = [:]
      for call in calls {
        guard let binding = call.alertBinding(in: scope) else { continue }
        let isShared = earlier[binding, default: []].contains { $0.isShownWith(Syntax(call)) }
        earlier[binding, default: []].append(Syntax(call))
        guard isShared else { continue }
        report.add(
          "`\(binding)` already drives a different alert: give each one its own binding",
          at: call.calledToken)
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The binding that presents the alert, as it is written, if it is that of a property of the type.
  fileprivate func alertBinding(in scope: TypeScope) -> String? {
    guard calledExpression.is(MemberAccessExprSyntax.self), argument("state") == nil,
      let binding = argument("isPresented") ?? argument("item") ?? argument("store") ?? scopedStore
    else { return nil }
    let call = binding.as(FunctionCallExprSyntax.self)
    guard let path = (call?.calledExpression ?? binding).path, let root = path.first,
      scope.property(root.hasPrefix("$") ? String(root.dropFirst()) : root) != nil,
      !ancestors.contains(where: { $0.as(ClosureExprSyntax.self)?.binds(root) == true })
    else { return nil }
    return call?.trimmedDescription ?? path.joined(separator: ".")
  }

  /// The store of `alert($store.scope(…))`.
  private var scopedStore: ExprSyntax? {
    guard let first = arguments.first, first.label == nil,
      first.expression.as(FunctionCallExprSyntax.self)?.calledName == "scope"
    else { return nil }
    return first.expression
  }
}

extension Syntax {
  /// Whether two nodes are in the same member of a type, and neither in different branches nor in different
  /// presentations.
  fileprivate func isShownWith(_ other: Syntax) -> Bool {
    let member = nearest(MemberBlockItemSyntax.self)
    guard let member, member.id == other.nearest(MemberBlockItemSyntax.self)?.id else {
      return false
    }
    return presenters == other.presenters && !isBranchedFrom(other)
  }

  /// The presentations whose content has the node.
  private var presenters: Set<SyntaxIdentifier> {
    let closures = ancestors.filter { $0.is(ClosureExprSyntax.self) }
    let calls = closures.compactMap { $0.nearest(FunctionCallExprSyntax.self) }
    let names = Presentations.screens + ["navigationDestination"]
    return Set(calls.filter { $0.calledName.map(names.contains) == true }.map(\.id))
  }

  private func isBranchedFrom(_ other: Syntax) -> Bool {
    let mine = Array(ancestors)
    let theirs = Array(other.ancestors)
    let known = Set(theirs.map(\.id))
    guard let index = mine.firstIndex(where: { known.contains($0.id) }) else { return true }
    let common = mine[index]
    let below = mine[..<index] + theirs.prefix { $0.id != common.id }
    // The branches of an `if` are its body and its `else`; of the others, the elements of a list.
    return common.is(IfExprSyntax.self) || common.is(SwitchCaseListSyntax.self)
      || common.is(IfConfigClauseListSyntax.self) || common.is(ExprListSyntax.self)
      || below.contains { $0.is(ReturnStmtSyntax.self) }
  }
}
