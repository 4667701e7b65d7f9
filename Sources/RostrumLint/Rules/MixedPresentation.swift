import SwiftSyntax

/// A Boolean and an item for one concern.
enum MixedPresentation: Rule {
  static let name = "mixedPresentation"
  static let summary = "Present one thing by `isPresented:` or by `item:`, not by both."
  static let explanation = """
    A Boolean and an optional that present the same thing have four states, and only two of them mean \
    something. When both are set, one sheet is shown, and the other one is dropped or comes later: a view \
    presents at most one at a time.

    The rule sees two presentations of one type. Either their names have the same concern \
    (`isEditorPresented` and `editor`), or one list of statements sets both.
    """
  static let bad = """
    struct Shelf: View {
      @State private var isEditorPresented = false
      @State private var editor: Draft?

      var body: some View {
        BookList()
          .sheet(isPresented: $isEditorPresented) { EditDraft(draft: Draft()) }
          .sheet(item: $editor) { draft in EditDraft(draft: draft) }
      }
    }
    """
  static let good = """
    struct Shelf: View {
      @State private var editor: Draft?

      var body: some View {
        BookList()
          .sheet(item: $editor) { draft in EditDraft(draft: draft) }
      }
    }
    """
  static let words = Presentations.screens

  static func check(_ source: SourceModel, _ report: inout Report) {
    for scope in source.scopes {
      let items = scope.presentations(Presentations.screens, "item").compactMap {
        $0.argument("item")?.projectedName
      }
      guard !items.isEmpty else { continue }
      for call in scope.presentations(Presentations.screens, "isPresented") {
        guard let flag = call.argument("isPresented")?.projectedName else { continue }
        let item = items.first {
          PresentationName(flag)?.context.lowercased() == $0.lowercased()
            || scope.setsTogether(flag, $0)
        }
        guard let item else { continue }
        report.add(
          "`\(flag)` and `\(item)` present the same: let `\(item)` do it, with `item:`",
          at: call.calledToken)
      }
    }
  }
}

extension TypeScope {
  /// Whether one list of statements sets a flag to `true` and an optional to a value.
  fileprivate func setsTogether(_ flag: String, _ item: String) -> Bool {
    let flags = assignments.filter {
      $0.target.propertyName == flag
        && $0.value.first?.as(BooleanLiteralExprSyntax.self)?.literal.text == "true"
    }
    let items = assignments.filter { $0.target.propertyName == item && !$0.isNil }
    return flags.contains { flag in items.contains { $0.list == flag.list } }
  }
}

extension Assignment {
  /// The list of statements that has the assignment as one of its own.
  fileprivate var list: SyntaxIdentifier? {
    let item =
      node.parent?.as(CodeBlockItemSyntax.self)
      ?? node.parent?.parent?.as(CodeBlockItemSyntax.self)
    return item?.parent?.id
  }
}
