import SwiftSyntax

/// Bindable actions that no reducer applies, or too late.
enum BindingReducerFirst: Rule {
  static let name = "bindingReducerFirst"
  static let level = Level.error
  static let summary = "Begin the body of a feature with bindings with `BindingReducer()`."
  static let explanation = """
    A view's binding sends an action; `BindingReducer` is what writes its value into the state. Without it \
    a text field takes back each letter. After a `Reduce`, that one sees the state as it was before the user's \
    change, in the very action that says what changed.

    The rule sees reducers whose `Action` and `body` are in the same file. A body with parts that the file \
    doesn't show is left alone. The fix adds a `BindingReducer()` that is missing.
    """
  static let bad = """
    @Reducer struct EditBook {
      struct State { var title = "" }
      enum Action: BindableAction { case binding(BindingAction<State>) }

      var body: some ReducerOf<Self> {
        Reduce { state, action in .none }
      }
    }
    """
  static let good = """
    @Reducer struct EditBook {
      struct State { var title = "" }
      enum Action: BindableAction { case binding(BindingAction<State>) }

      var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in .none }
      }
    }
    """
  static let words = ["BindableAction"]

  static func check(_ source: SourceModel, _ report: inout Report) {
    for reducer in source.reducers where reducer.action?.inherits("BindableAction") == true {
      guard let parts = reducer.parts, let first = parts.first else { continue }
      let name = "BindingReducer"
      if let index = parts.firstIndex(where: { $0.calledName == name }) {
        guard parts[..<index].contains(where: { $0.calledName == "Reduce" }) else { continue }
        report.add(
          "a `Reduce` before this sees the state before the user's change", at: parts[index])
      } else if reducer.scope.calls[name] == nil {
        let start = first.leadingTrivia.lineStart
        report.add(
          "nothing applies the bindings: begin with `BindingReducer()`", at: first,
          fix: first.nearest(ReturnStmtSyntax.self) == nil
            ? [.insert("\(name)()\(start)", before: first)] : [])
      }
    }
  }
}

extension Trivia {
  /// The end of a line as the file has it, and the blanks before the first token of the next one.
  fileprivate var lineStart: String {
    var newline = "\n"
    var blanks = ""
    for piece in pieces {
      switch piece {
      case .spaces(let count): blanks += String(repeating: " ", count: count)
      case .tabs(let count): blanks += String(repeating: "\t", count: count)
      case .newlines, .carriageReturns: blanks = ""
      case .carriageReturnLineFeeds: (newline, blanks) = ("\r\n", "")
      default: break
      }
    }
    return newline + blanks
  }
}
