import Testing

struct OwnDelegateActionTests {
  private let rule = RostrumLintTests.rule("ownDelegateAction")

  @Test("Cases that act on a delegate action") func acts() {
    let source = #"""
      @Reducer struct Feature {
        enum Action {
          case delegate(Delegate), tap
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .delegate(.saved(let title)):
              state.title = title
              return .none
            case .tap, let .delegate(other): return .run { _ in }
            }
          }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["8:12", "11:22"])
  }

  @Test("Cases that leave it, or that are about a child's") func leaves() {
    let source = #"""
      @Reducer struct Feature {
        enum Action {
          case delegate(Delegate), child(Child.Action)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .delegate: return .none
            case .child(.delegate(.saved)):
              state.title = ""
              return .none
            case .child(.delegate(let action)):
              switch action {
              case .delegate: state.title = ""
              }
            }
          }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("A case `delegate` that the action's type doesn't show") func noDelegate() {
    let source = #"""
      @Reducer struct Feature {
        enum Action {
          case tap
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .delegate: state.title = ""
            }
          }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
