import SwiftSyntax

/// A parent that acts on what happens inside of a child.
enum ChildActions: Rule {
  static let name = "childActions"
  static let summary = "Act on the delegate actions of a child, not on its others."
  static let explanation = """
    A parent that matches `.editor(.presented(.saveTapped))` knows which button the child has, and acts \
    whether or not the child did: a child that validates first, or renames its button, breaks the parent, and \
    nothing tells. A delegate action says what happened, in words that are made for the parent.

    The rule sees cases that do something, of a `switch action` whose `Action` is in the same file, and whose \
    associated value is the action of a child, a presentation, a stack or an array. Alerts have no delegate, \
    and an enumeration of children has one for each. Where the file doesn't show whether a type is a feature \
    or an enumeration of features, only patterns of one level are seen.
    """
  static let bad = """
    @Reducer struct Library {
      struct State {
        var books: [Book] = []
        @Presents var editor: EditBook.State?
      }
      enum Action {
        case editor(PresentationAction<EditBook.Action>)
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .editor(.presented(.saveTapped)):
            state.books.append(state.editor!.book)
            return .none
          case .editor:
            return .none
          }
        }
        .ifLet(\\.$editor, action: \\.editor) { EditBook() }
      }
    }
    """
  static let good = """
    @Reducer struct Library {
      struct State {
        var books: [Book] = []
        @Presents var editor: EditBook.State?
      }
      enum Action {
        case editor(PresentationAction<EditBook.Action>)
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .editor(.presented(.delegate(.saved(let book)))):
            state.books.append(book)
            return .none
          case .editor:
            return .none
          }
        }
        .ifLet(\\.$editor, action: \\.editor) { EditBook() }
      }
    }
    """
  static let words = ["PresentationAction", "StackAction", "StackActionOf", "Action"]

  static func check(_ source: SourceModel, _ report: inout Report) {
    for reducer in source.reducers where reducer.action != nil {
      for (clause, patterns) in reducer.clauses where !clause.isTrivial {
        for pattern in patterns {
          guard let route = reducer.route(pattern.name), let child = route.reducer,
            let inner = route.inner(pattern),
            let action = source.ownAction(inner, of: child, by: route, in: reducer.scope),
            action.name != "delegate"
          else { continue }
          report.add(
            "`\(action.name)` is the child's own: let the child send a delegate action, and act on that",
            at: pattern.node)
        }
      }
    }
  }
}

extension ActionRoute {
  /// The pattern of the other reducer's action.
  fileprivate func inner(_ pattern: ActionPattern) -> ActionPattern? {
    switch self {
    case .child: pattern.value()
    case .presentation: pattern.value().flatMap { $0.name == "presented" ? $0.value() : nil }
    case .elements, .stack:
      pattern.value().flatMap { $0.name == "element" ? $0.value("action") : nil }
    }
  }
}

extension SourceModel {
  /// The pattern of a feature's action, which may be inside of that of an enumeration of features.
  fileprivate func ownAction(
    _ pattern: ActionPattern, of name: String, by route: ActionRoute, in scope: TypeScope
  ) -> ActionPattern? {
    let reducer = type(name, in: scope)
    if reducer?.kind == .enumeration {
      guard let element = reducer?.cases.first(where: { $0.name == pattern.name }),
        let type = element.types.first?.trimmedDescription,
        !type.hasPrefix("AlertState<"), !type.hasPrefix("ConfirmationDialogState<")
      else { return nil }
      return pattern.value()
    }
    if let reducer, let action = self.type("\(reducer.name).Action", in: scope) {
      guard let element = action.cases.first(where: { $0.name == pattern.name }) else { return nil }
      let isChild = ActionRoute(element) != nil
      // A structure whose state is an enumeration is one of features, written out.
      if self.type("\(reducer.name).State", in: scope)?.kind == .enumeration {
        return isChild ? pattern.value() : nil
      }
      return isChild ? nil : pattern
    }
    // Elements of a stack, and what has such a name, are mostly enumerations.
    if case .stack = route { return nil }
    let lastName = name.split(separator: ".").last ?? ""
    return pattern.values.isEmpty && !["Destination", "Path"].contains(lastName) ? pattern : nil
  }
}
