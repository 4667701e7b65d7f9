import Testing

struct MissingIfLetTests {
  private let rule = RostrumLintTests.rule("missingIfLet")

  @Test("State without a reducer") func missing() {
    let source = #"""
      @Reducer struct Feature {
        struct State {
          @Presents var a: A.State?
          var b = StackState<B.State>()
          var c: IdentifiedArrayOf<C.State> = []
          @Presents var alert: AlertState<Never>?
        }
        enum Action {
          case a, b, c
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            return .none
          }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["3:19", "4:9", "5:9", "6:19"])
  }

  @Test("State with one, here or in an extension") func there() {
    let source = #"""
      @Reducer struct Feature {
        struct State {
          @Presents var a: A.State?
          var b = StackState<B.State>()
          var c: IdentifiedArrayOf<C.State> = []
          var d: IdentifiedArrayOf<Book> = []
          var e: E.State?
          var f = StackState<Int>()
        }
        enum Action {
          case a, b, c
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            return .none
          }
          .ifLet(\.$a, action: \.a) { A() }
          .forEach(\.b, action: \.b)
          .forEach(\.c, action: \.c) { C() }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("A body with parts that the file doesn't show, and none at all") func unknown() {
    let source = #"""
      @Reducer struct A {
        struct State { @Presents var a: B.State? }
        var body: some ReducerOf<Self> {
          Reduce { _, _ in .none }
          Presenting()
        }
      }
      @Reducer struct C {
        struct State { @Presents var a: B.State? }
        var body: some ReducerOf<Self> { core }
      }
      @Reducer struct D { struct State { @Presents var a: B.State? } }
      struct Model { @Presents var a: B.State? }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("An operator of the app's own, which may do it")
  func ownOperator() {
    let source = #"""
      @Reducer struct A {
        struct State { @Presents var a: B.State? }
        var body: some ReducerOf<Self> {
          Reduce { _, _ in .none }.presenting { B() }
        }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }
}
