import SwiftSyntax

/// A view that leaves while it saves.
enum DismissAfterSaving: Rule {
  static let name = "dismissAfterSaving"
  static let level = Level.error
  static let summary = "Dismiss when the save has finished, not while it runs."
  static let explanation = """
    A sheet that calls `dismiss()` beside `Task { await save() }` is gone before anything is saved. If the \
    save fails, nobody sees it, and what was typed is lost. Await the save, and dismiss after it.

    The rule sees a call of `dismiss` from the environment in a list of statements that also starts a task, \
    or awaits afterwards, where what is awaited begins with a verb of the option `verbs`.
    """
  static let bad = """
    struct EditBook: View {
      @Environment(\\.dismiss) private var dismiss

      var body: some View {
        Button("Save") {
          Task { await save() }
          dismiss()
        }
      }
    }
    """
  static let good = """
    struct EditBook: View {
      @Environment(\\.dismiss) private var dismiss

      var body: some View {
        Button("Save") {
          Task {
            await save()
            dismiss()
          }
        }
      }
    }
    """
  static let words = ["dismiss"]
  static let options: [String: OptionValue] = [
    "verbs": .words([
      "save", "submit", "update", "create", "add", "insert", "delete", "remove", "upload", "write",
      "commit", "persist", "publish", "post",
    ])
  ]

  static func check(_ source: SourceModel, _ report: inout Report) {
    let verbs = report.words("verbs")
    for scope in source.scopes {
      guard let property = scope.properties.first(where: \.isDismissAction) else { continue }
      for call in scope.calls[property.name] ?? [] where call.arguments.isEmpty {
        guard call.calledExpression.propertyName == property.name, let item = call.item,
          let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { continue }
        let earlier = list.prefix { $0.id != item.id }
        let later = list.dropFirst(earlier.count + 1)
        if earlier.contains(where: { $0.awaited(verbs) != nil }) { continue }
        let work =
          list.lazy.compactMap { $0.taskBody?.awaited(verbs) }.first
          ?? later.lazy.compactMap { $0.awaited(verbs) }.first
        guard let work else { continue }
        report.add("this leaves before `\(work)` has finished: await it, then dismiss", at: call)
      }
    }
  }
}

extension Property {
  fileprivate var isDismissAction: Bool {
    attributes.contains("Environment")
      && declaration.attributes.trimmedDescription.contains("\\.dismiss)")
  }
}

extension FunctionCallExprSyntax {
  /// The statement that is nothing but this call.
  fileprivate var item: CodeBlockItemSyntax? {
    parent?.as(CodeBlockItemSyntax.self) ?? parent?.parent?.as(CodeBlockItemSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// The statements of the task, if this statement does nothing but start one.
  fileprivate var taskBody: CodeBlockItemListSyntax? {
    guard let call = expression?.as(FunctionCallExprSyntax.self), call.calledName == "Task" else {
      return nil
    }
    return call.trailingClosure?.statements
  }
}

extension SyntaxProtocol {
  /// The name of something awaited that begins with one of the verbs, outside of closures.
  fileprivate func awaited(_ verbs: [String]) -> String? {
    for node in all(AwaitExprSyntax.self) {
      let closure = node.nearest(ClosureExprSyntax.self)
      if let closure, closure.position >= position, closure.endPosition <= endPosition { continue }
      for call in node.all(FunctionCallExprSyntax.self) {
        guard let name = call.calledName else { continue }
        if verbs.contains(where: { name.begins(with: $0) }) { return name }
      }
    }
    return nil
  }
}

extension String {
  /// Whether a name is a verb, or begins with it as its first word: `saveBook`, but not `saved`.
  fileprivate func begins(with verb: String) -> Bool {
    guard hasPrefix(verb) else { return false }
    return dropFirst(verb.count).first.map(\.isUppercase) ?? true
  }
}
