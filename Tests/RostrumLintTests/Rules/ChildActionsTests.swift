import Testing

struct ChildActionsTests {
  private let rule = RostrumLintTests.rule("childActions")

  @Test("Cases that act on a child's own actions") func acts() {
    let source = #"""
      @Reducer struct Feature {
        enum Action {
          case child(Child.Action)
          case editor(PresentationAction<Editor.Action>)
          case path(StackActionOf<Path>)
          case rows(IdentifiedActionOf<Row>)
          case destination(PresentationAction<Destination.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .child(.tapped), .editor(.presented(.saveTapped)):
              state.count += 1
              return .none
            case let .rows(.element(id: id, action: .renamed(name))):
              state.rename(id, name)
              return .none
            case .destination(.presented(.edit(.saveTapped))):
              return .run { _ in }
            default: return .none
            }
          }
        }
      }
      extension Feature {
        @Reducer enum Destination {
          case edit(Editor)
          case alert(AlertState<Alert>)
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["12:12", "12:29", "15:16", "18:12"])
  }

  @Test("Delegate actions, alerts, dismissals, and what only lists") func delegates() {
    let source = #"""
      @Reducer struct Feature {
        enum Action {
          case child(Child.Action)
          case view(View)
          case alert(PresentationAction<Alert>)
          case editor(PresentationAction<Editor.Action>)
          case sheet(PresentationAction<Sheet.Action>)
          case path(StackActionOf<Path>)
          case destination(PresentationAction<Destination.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .child(.delegate(.saved)), .editor(.presented(.delegate)), .editor(.dismiss):
              state.count += 1
              return .none
            case .path(.element(id: _, action: .detail(.delegate(.saved)))):
              state.count += 1
              return .none
            case .sheet(.presented(.edit(.saveTapped))), .path(.element(id: _, action: .detail(.saveTapped))):
              state.count += 1
              return .none
            case .destination(.presented(.alert(.confirm))), .alert(.presented(.confirm)), .view(.tapped):
              state.count += 1
              return .none
            case .path(.popFrom), .child(let action):
              state.count += 1
              return .none
            case .child(.tapped), .child, .editor(.presented(.saveTapped)): return .none
            }
          }
        }
      }
      extension Feature {
        @Reducer enum Destination {
          case alert(AlertState<Alert>)
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("An enumeration of features by hand, in the same file") func enumeration() {
    let source = #"""
      @Reducer struct Feature {
        enum Action {
          case path(StackAction<Path.State, Path.Action>)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .path(.element(id: _, action: .detail(.delegate(.saved)))):
              state.count += 1
              return .none
            }
          }
        }
      }
      @Reducer struct Path {
        enum Action { case detail(Detail.Action) }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("Elements of a stack whose type the file doesn't show")
  func stack() {
    let source = #"""
      @Reducer struct Feature {
        enum Action { case screens(StackActionOf<Screen>), to(PresentationAction<Destination.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .screens(.element(id: _, action: .detail)), .to(.presented(.edit)): .run { _ in }
            }
          }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("Alerts and children of an enumeration that is written out")
  func writtenOut() {
    let source = #"""
      @Reducer struct Feature {
        enum Action { case destination(PresentationAction<Destination.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .destination(.presented(.alert(.confirm))): .run { _ in }
            case .destination(.presented(.guest(.delegate(.left)))): .run { _ in }
            case .destination(.presented(.guest(.leaveTapped))): .run { _ in }
            }
          }
        }
        struct Destination: Reducer {
          enum State { case alert(AlertState<Answer>), guest(Guest.State) }
          enum Action { case alert(Answer), guest(Guest.Action) }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["8:12"])
  }
}
