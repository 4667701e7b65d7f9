import SwiftSyntax

/// A sheet that is given closures for its buttons.
enum SheetOwnsActions: Rule {
  static let name = "sheetOwnsActions"
  static let summary = "Let a sheet save and dismiss by itself."
  static let explanation = """
    A sheet with `onSave` and `onCancel` leaves its work to whoever presents it: every presenter repeats the \
    saving, the sheet can't show progress or an error, and it is gone before the work is done. A sheet that \
    has its model and `dismiss` from the environment works wherever it is presented.

    The rule sees closures with the labels of the option `labels`, where a view is made in the content of a \
    presentation. What a store presents is left alone: there, closures send actions, and the features act.
    """
  static let bad = """
    struct Shelf: View {
      @State private var edited: Book?

      var body: some View {
        BookList(edited: $edited)
          .sheet(item: $edited) { book in
            EditBook(book: book, onSave: { library.save($0) }, onCancel: { edited = nil })
          }
      }
    }
    """
  static let good = """
    struct Shelf: View {
      @State private var edited: Book?

      var body: some View {
        BookList(edited: $edited)
          .sheet(item: $edited) { book in EditBook(book: book) }
      }
    }
    """
  static let words = Presentations.screens
  static let options: [String: OptionValue] = ["labels": .words(["onSave", "onCancel"])]

  static func check(_ source: SourceModel, _ report: inout Report) {
    let labels = report.words("labels")
    for scope in source.scopes {
      for call in scope.calls(Presentations.screens) where call.presentsScreen {
        for view in call.content?.all(FunctionCallExprSyntax.self) ?? [] {
          guard let name = view.calledName, name.first?.isUppercase == true else { continue }
          let label = view.closures.compactMap(\.label).first { labels.contains($0) }
          guard let label else { continue }
          report.add(
            "`\(name)` leaves its `\(label)` to the view that presents it: a sheet saves by itself, and "
              + "leaves by `dismiss`",
            at: view.calledToken)
        }
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is a modifier that presents by state of a view.
  fileprivate var presentsScreen: Bool {
    guard let binding = argument("isPresented") ?? argument("item") else { return false }
    return binding.as(FunctionCallExprSyntax.self)?.calledName != "scope"
  }
}
