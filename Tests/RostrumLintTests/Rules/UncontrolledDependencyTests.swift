import Testing

struct UncontrolledDependencyTests {
  private let rule = RostrumLintTests.rule("uncontrolledDependency")

  @Test("Calls in members of a reducer") func calls() {
    let source = #"""
      @Reducer struct Feature {
        enum Action {
          case a
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.id = UUID()
            state.date = Date()
            return .run { _ in try await Task.sleep(for: .seconds(1)) }
          }
        }
      }
      """#
    #expect(places(of: rule, in: source) == ["7:18", "8:20", "9:36"])
  }

  @Test("Calls elsewhere, or with a value") func others() {
    let source = #"""
      @Reducer struct A {
        struct State { var id = UUID() }
        static let preview = Date()
        var body: some ReducerOf<Self> {
          Reduce { state, _ in
            state.id = UUID(uuidString: text)
            state.date = Date(timeIntervalSince1970: 0)
            state.next = uuid()
            return .run { _ in try await clock.sleep(for: .seconds(1)) }
          }
          .dependency(\.uuid, UUIDGenerator { UUID() })
        }
      }
      struct Model { let id = UUID() }
      """#
    #expect(places(of: rule, in: source) == [])
  }

  @Test("The fix uses the dependencies that are declared") func fix() {
    let source = #"""
      @Reducer struct A {
        @Dependency(\.continuousClock) private var clock
        @Dependency(\.date) var date
        func work() async throws {
          try await Task.sleep(for: .seconds(1))
          try await Task.sleep(nanoseconds: 1)
          print(Date(), UUID())
        }
      }
      """#
    let good = #"""
      @Reducer struct A {
        @Dependency(\.continuousClock) private var clock
        @Dependency(\.date) var date
        func work() async throws {
          try await clock.sleep(for: .seconds(1))
          try await Task.sleep(nanoseconds: 1)
          print(date.now, UUID())
        }
      }
      """#
    #expect(fixed(source, by: rule) == good)
  }
}
