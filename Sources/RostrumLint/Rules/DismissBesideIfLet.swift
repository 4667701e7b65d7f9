import SwiftSyntax

/// A reducer that does by hand what `ifLet` does.
enum DismissBesideIfLet: Rule {
  static let name = "dismissBesideIfLet"
  static let summary = "Set the state to nil, and leave `.dismiss` to `ifLet`."
  static let explanation = """
    `ifLet` sets the state to nil when the view sends `.dismiss`, after the parent has seen the action. A \
    reducer that clears the state there as well takes it from whoever acts on it afterwards. And one that \
    sends `.dismiss` itself takes a round through the store for `state.editor = nil`, which tests have to \
    receive.

    The rule sees presentations of a reducer whose `Action` and `ifLet` are in the same file.
    """
  static let bad = """
    @Reducer struct Library {
      struct State { @Presents var editor: EditBook.State? }
      enum Action {
        case cancelTapped
        case editor(PresentationAction<EditBook.Action>)
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .cancelTapped:
            return .send(.editor(.dismiss))
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
      struct State { @Presents var editor: EditBook.State? }
      enum Action {
        case cancelTapped
        case editor(PresentationAction<EditBook.Action>)
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .cancelTapped:
            state.editor = nil
            return .none
          case .editor:
            return .none
          }
        }
        .ifLet(\\.$editor, action: \\.editor) { EditBook() }
      }
    }
    """
  static let words = ["PresentationAction"]

  static func check(_ source: SourceModel, _ report: inout Report) {
    for reducer in source.reducers where !reducer.presented.isEmpty {
      for call in reducer.scope.calls["send"] ?? [] {
        guard let argument = call.arguments.first?.expression,
          let action = ActionPattern(argument), reducer.presented.contains(action.name),
          action.value()?.name == "dismiss"
        else { continue }
        report.add(
          "set `state.\(action.name) = nil` instead: `ifLet` does the rest", at: call.calledToken)
      }
      for (clause, patterns) in reducer.clauses {
        for pattern in patterns
        where reducer.presented.contains(pattern.name) && pattern.value()?.name == "dismiss" {
          let clear = clause.statements.all(SequenceExprSyntax.self).compactMap(Assignment.init)
            .first { $0.isNil && $0.target.path == ["state", pattern.name] }
          guard let clear else { continue }
          report.add("`ifLet` sets `\(pattern.name)` to nil after this action", at: clear.node)
        }
      }
    }
  }
}
