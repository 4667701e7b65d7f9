import Testing

struct DismissBesideIfLetTests {
  private let rule = RostrumLintTests.rule("dismissBesideIfLet")

  @Test("A dismissal by hand") func byHand() {
    let source = #"""
      @Reducer struct Feature {
        enum Action {
          case editor(PresentationAction<Editor.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .editor(.dismiss):
              log()
              state.editor = nil
              return .none
            case .done: return .run { send in await send(.editor(.dismiss)) }
            }
          }
          .ifLet(\.$editor, action: \.editor) { Editor() }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["10:9", "12:47"])
  }

  @Test("Other cases, and a presentation without `ifLet`") func others() {
    let source = #"""
      @Reducer struct Feature {
        enum Action {
          case editor(PresentationAction<Editor.Action>), child(Child.Action)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .editor(.presented(.delegate(.saved))):
              state.editor = nil
              return .none
            case .editor(.dismiss):
              state.draft = nil
              return .none
            case .done: return .send(.child(.dismiss))
            }
          }
          .ifLet(\.$editor, action: \.editor) { Editor() }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
