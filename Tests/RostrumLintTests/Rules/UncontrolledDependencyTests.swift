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

  @Test("No fix where the property can't be used, or its name means something else")
  func noFix() {
    let source = #"""
      @Reducer struct A {
        @Dependency(\.uuid) var uuid
        @Dependency(\.date) var date
        @Dependency(\.continuousClock) var clock
        let id = UUID()
        let make = { if true { return UUID() } else { return UUID() } }
        var start: Date
        init() { start = Date() }
        func age(at now: Date = Date()) -> Int { 1 }
        func next() -> UUID {
          let uuid = UUID()
          return uuid
        }
        func later(date: Date) -> Bool { date < Date() }
        func since(_ event: Event) -> Bool {
          if case let .loaded(date) = event { return date < Date() }
          return false
        }
        func wait() async throws {
          try await Task.sleep(for: .seconds(1), tolerance: nil, clock: .continuous)
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { send in await send(.made(UUID())) }
          }
        }
      }
      """#
    #expect(places(of: rule, in: source).count == 10)
    #expect(fixed(source, by: rule) == source)
  }

  @Test("The fix in effects that capture the dependency, and in computed properties")
  func captured() {
    let source = #"""
      @Reducer struct A {
        @Dependency(\.uuid) var uuid
        var next: UUID { UUID() }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { [uuid] send in await send(.made(UUID())) }
          }
        }
      }
      """#
    #expect(fixed(source, by: rule) == source.replacing("UUID()", with: "uuid()"))
  }
}
