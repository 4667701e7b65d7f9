import RostrumCore
import RostrumDependencies
import Testing

@MainActor
@Suite struct DependencyReducerTests {
  /// A feature that notes the word that it sees, in its reducer and in its effect.
  private struct Reader: Reducer {
    @Dependency(\.word) var word

    func reduce(into state: inout [String], action: Look) -> Effect<Look> {
      switch action {
      case .look:
        state.append("reducer \(word)")
        return .run { send in
          @Dependency(\.word) var word
          await send(.saw(word))
        }
      case .saw(let word):
        state.append("effect \(word)")
        return .none
      }
    }
  }

  private enum Look { case look, saw(String) }

  private func words(_ reducer: some Reducer<[String], Look>) async -> [String] {
    let store = Store(initialState: [String]()) { reducer }
    await store.send(.look).finish()
    return store.currentState
  }

  @Test("A dependency is replaced for the reducer and for its effects")
  func replaced() async {
    #expect(await words(Reader().dependency(\.word, "new")) == ["reducer new", "effect new"])
  }

  @Test("Of two replacements the inner one wins")
  func inner() async {
    let words = await words(Reader().dependency(\.word, "inner").dependency(\.word, "outer"))
    #expect(words == ["reducer inner", "effect inner"])
  }

  @Test("Transformations are applied from the outside in")
  func transformed() async {
    let words = await words(
      Reader()
        .transformDependency(\.word) { $0 += " inner" }
        .transformDependency(\.word) { $0 += " outer" })
    #expect(words == ["reducer test outer inner", "effect test outer inner"])
  }

  @Test("A dependency that is its own key is replaced by its value alone")
  func byValue() async {
    let words = await words(Quoter().dependency(Quote(text: "new")))
    #expect(words == ["new"])
  }

  @Test("A replacement does not reach features beside it")
  func beside() async {
    let words = await words(
      CombineReducers {
        Reader().dependency(\.word, "one")
        Reader()
      })
    #expect(words.prefix(2) == ["reducer one", "reducer test"])
  }

  private struct Quoter: Reducer {
    @Dependency(Quote.self) var quote

    func reduce(into state: inout [String], action: Look) -> Effect<Look> {
      state.append(quote.text)
      return .none
    }
  }
}

private struct Quote: TestDependencyKey, Sendable {
  var text = ""

  static var testValue: Quote { Quote(text: "test") }
}
