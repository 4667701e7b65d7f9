import SwiftSyntax

/// A binding by an optional whose setter doesn't clear it.
enum BindingClears: Rule {
  static let name = "bindingClears"
  static let level = Level.error
  static let summary = "Set the optional to nil when a computed binding becomes false."
  static let explanation = """
    SwiftUI sets the binding of a presentation to `false` when the user dismisses it. If the setter leaves \
    the optional as it is, the binding stays true: the alert comes back with the next update, or is never \
    shown a second time.

    The rule sees `Binding(get: { value != nil }, set: { … })` whose setter calls nothing and assigns nothing \
    but other `@State`, and one that assigns nil when the binding becomes `true`. The fix writes the setter \
    if it is empty, and the optional is a `@State` or `@Binding` of the view.
    """
  static let bad = """
    struct Settings: View {
      @State private var currentError: (any Error)?

      private var isErrorPresented: Binding<Bool> {
        Binding(get: { currentError != nil }, set: { _ in })
      }
    }
    """
  static let good = """
    struct Settings: View {
      @State private var currentError: (any Error)?

      private var isErrorPresented: Binding<Bool> {
        Binding(get: { currentError != nil }, set: { if !$0 { currentError = nil } })
      }
    }
    """
  static let words = ["Binding"]

  static func check(_ source: SourceModel, _ report: inout Report) {
    for scope in source.scopes {
      for call in scope.calls["Binding"] ?? [] {
        guard let binding = ComputedBinding(call), let optional = binding.optional else { continue }
        let name = optional.trimmedDescription
        let assignments = binding.setter.all(SequenceExprSyntax.self).compactMap(Assignment.init)
        let clears = assignments.filter { $0.isNil && $0.target.isSame(as: optional) }
        if clears.count == 1, clears[0].isOnlyWhenTrue {
          report.add(
            "this clears `\(name)` when it is presented; write `if !$0`", at: clears[0].node)
        }
        let doesNothing =
          binding.setter.all(FunctionCallExprSyntax.self).isEmpty
          && assignments.allSatisfy { scope.isPlainState($0.target.propertyName) }
        guard doesNothing else { continue }
        report.add(
          "nothing clears `\(name)` when the user dismisses: write `{ if !$0 { \(name) = nil } }`",
          at: binding.setter,
          fix: scope.canSet(optional, in: binding)
            ? [.replace(binding.setter, with: "{ if !$0 { \(name) = nil } }")] : [])
      }
    }
  }
}

extension TypeScope {
  /// Whether a name is that of a `@State` without observers, which can't clear anything else.
  fileprivate func isPlainState(_ name: String?) -> Bool {
    guard let property = name.flatMap(property) else { return false }
    return property.attributes.contains("State") && property.binding.accessorBlock == nil
      && !property.isOptional
  }

  /// Whether a setter that does nothing can set an optional: it is a property of the view that has storage
  /// elsewhere, and no closure around the binding has a parameter of its name.
  fileprivate func canSet(_ optional: ExprSyntax, in binding: ComputedBinding) -> Bool {
    guard binding.setter.statements.isEmpty, !binding.setter.hasComments,
      let name = optional.propertyName, let property = property(name),
      !property.attributes.isDisjoint(with: ["State", "Binding"])
    else { return false }
    return !binding.node.ancestors.contains { $0.as(ClosureExprSyntax.self)?.binds(name) == true }
  }
}

extension ClosureExprSyntax {
  /// Whether there are comments between the braces.
  fileprivate var hasComments: Bool {
    let tokens = Array(tokens(viewMode: .sourceAccurate))
    let trivia = tokens.dropFirst().map(\.leadingTrivia) + tokens.dropLast().map(\.trailingTrivia)
    return trivia.contains { $0.contains(where: \.isComment) }
  }
}

extension ExprSyntax {
  /// Whether two expressions are written alike, apart from `self`.
  fileprivate func isSame(as other: ExprSyntax) -> Bool {
    path != nil ? path == other.path : trimmedDescription == other.trimmedDescription
  }
}

extension Assignment {
  /// Whether the assignment is in the branch of `if $0` without `else`.
  fileprivate var isOnlyWhenTrue: Bool {
    guard let branch = node.nearest(IfExprSyntax.self), branch.conditions.count == 1,
      branch.elseBody == nil, branch.body.position <= node.position
    else { return false }
    return branch.conditions.first?.trimmedDescription == "$0"
  }
}
