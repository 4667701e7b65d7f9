import SwiftSyntax

/// A sheet by a Boolean whose content unwraps an optional.
enum PreferSheetItem: Rule {
  static let name = "preferSheetItem"
  static let summary = "Present by `item:` what needs an optional value."
  static let explanation = """
    A sheet that `isPresented:` shows, and whose content unwraps an optional, has two states that say one \
    thing. They come apart: the sheet is empty, or the app ends at a `!`. With `item:` the value is there \
    whenever the sheet is, and the sheet presents anew when the value is a different one.

    The rule sees content that is one `if let` without `else`, or that unwraps with `!`, of a `@State` \
    property of the same type in the same file.
    """
  static let bad = """
    struct Shelf: View {
      @State private var selectedBook: Book?
      @State private var isBookPresented = false

      var body: some View {
        BookList(selection: $selectedBook)
          .sheet(isPresented: $isBookPresented) {
            if let selectedBook { BookDetail(book: selectedBook) }
          }
      }
    }
    """
  static let good = """
    struct Shelf: View {
      @State private var selectedBook: Book?

      var body: some View {
        BookList(selection: $selectedBook)
          .sheet(item: $selectedBook) { book in BookDetail(book: book) }
      }
    }
    """
  static let words = Presentations.screens

  static func check(_ source: SourceModel, _ report: inout Report) {
    for scope in source.scopes {
      let optionals = scope.optionalStates
      guard !optionals.isEmpty else { continue }
      for call in scope.presentations(Presentations.screens, "isPresented") {
        guard let content = call.content, let name = call.calledName else { continue }
        let unwrapped = content.onlyCondition.flatMap { optionals.contains($0) ? $0 : nil }
        guard let property = unwrapped ?? content.forceUnwraps(of: optionals).first?.name else {
          continue
        }
        report.add(
          "the content needs `\(property)`: use `\(name)(item: $\(property))`, which has it whenever "
            + "it is shown",
          at: call.calledToken)
      }
    }
  }
}

extension ClosureExprSyntax {
  /// The property that the closure unwraps, if its only statement is an `if let` without `else`.
  fileprivate var onlyCondition: String? {
    guard statements.count == 1, let branch = statements.first?.expression?.as(IfExprSyntax.self),
      branch.elseBody == nil, branch.conditions.count == 1,
      case .optionalBinding(let condition)? = branch.conditions.first?.condition
    else { return nil }
    return condition.unwrapped
  }
}
