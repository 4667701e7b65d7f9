import SwiftSyntax

/// A feature that acts on its own delegate action.
enum OwnDelegateAction: Rule {
  static let name = "ownDelegateAction"
  static let summary = "Leave a delegate action to the parent: return `.none` for it."
  static let explanation = """
    Delegate actions are what a child tells its parent. A child that acts on them has work that happens after \
    the parent's, or twice, and a parent that doesn't expect it. Do the work where the action is sent.

    The rule sees reducers whose `Action` is in the same file and has a case `delegate`, and cases of their \
    own `switch action` for it that do more than return `.none`.
    """
  static let bad = """
    @Reducer struct EditBook {
      struct State { var title = "" }
      enum Action {
        case saveTapped
        case delegate(Delegate)
        enum Delegate { case saved(String) }
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .saveTapped:
            return .send(.delegate(.saved(state.title)))
          case .delegate(.saved):
            state.title = ""
            return .none
          }
        }
      }
    }
    """
  static let good = """
    @Reducer struct EditBook {
      struct State { var title = "" }
      enum Action {
        case saveTapped
        case delegate(Delegate)
        enum Delegate { case saved(String) }
      }

      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .saveTapped:
            let title = state.title
            state.title = ""
            return .send(.delegate(.saved(title)))
          case .delegate:
            return .none
          }
        }
      }
    }
    """
  static let words = ["delegate"]

  static func check(_ source: SourceModel, _ report: inout Report) {
    for reducer in source.reducers where reducer.action?.cases.contains(where: \.isDelegate) == true
    {
      for (clause, patterns) in reducer.clauses where !clause.isTrivial {
        guard let pattern = patterns.first(where: { $0.name == "delegate" }) else { continue }
        report.add(
          "the parent acts on delegate actions: do this where the action is sent, and return `.none` here",
          at: pattern.node)
      }
    }
  }
}

extension EnumCase {
  fileprivate var isDelegate: Bool { name == "delegate" && !types.isEmpty }
}
