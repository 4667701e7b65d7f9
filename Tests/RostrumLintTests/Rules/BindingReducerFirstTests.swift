import Testing

struct BindingReducerFirstTests {
  private let rule = RostrumLintTests.rule("bindingReducerFirst")

  @Test("No `BindingReducer`, and one that is too late") func missing() {
    let source = #"""
      @Reducer struct A {
        enum Action: BindableAction { case binding(BindingAction<State>) }
        var body: some ReducerOf<Self> {
          Scope(state: \.b, action: \.b) { B() }
        }
      }
      struct B: Reducer {
        enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }
        var body: some ReducerOf<Self> {
          Reduce { _, _ in .none }
            .ifLet(\.$a, action: \.a)
          BindingReducer()
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["4:5", "12:5"])
  }

  @Test("One at the beginning, after a scope, or in parts that aren't shown") func there() {
    let source = #"""
      @Reducer struct A {
        enum Action: BindableAction { case binding(BindingAction<State>) }
        var body: some ReducerOf<Self> {
          Scope(state: \.b, action: \.b) { B() }
          BindingReducer().onChange(of: \.a) { _, _ in Reduce { _, _ in .none } }
          Reduce { _, _ in .none }
        }
      }
      @Reducer struct C {
        enum Action: BindableAction { case binding(BindingAction<State>) }
        var body: some ReducerOf<Self> { Form() }
      }
      @Reducer struct D {
        enum Action { case tap }
        var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
      }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("The fix keeps the line ends of the file, and leaves a body that returns alone")
  func fix() {
    func source(_ body: String) -> String {
      """
      @Reducer struct A {
        enum Action: BindableAction { case binding(BindingAction<State>) }
        var body: some ReducerOf<Self> {
          \(body)Reduce { _, _ in .none }
        }
      }
      """
      .replacing("\n", with: "\r\n")
    }
    #expect(fixed(source(""), by: rule) == source("BindingReducer()\n    "))
    #expect(places(of: rule, in: source("return ")) == ["4:12"])
    #expect(fixed(source("return "), by: rule) == source("return "))
  }
}
