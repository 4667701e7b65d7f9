import Rostrum
import RostrumTesting
import Testing

// The code of `Documentation/Dependencies.md`, in its order.

@DependencyClient
struct NumberFactClient: Sendable {
  var fetch: @Sendable (_ number: Int) async throws -> String
  var languages: @Sendable () -> [String] = { [] }
}

extension NumberFactClient: DependencyKey {
  static var liveValue: Self {
    Self(
      fetch: { number in "\(number) is the number of this fact." },
      languages: { ["en"] })
  }

  static var testValue: Self { Self() }
}

extension DependencyValues {
  var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}

extension DependencyValues {
  @DependencyEntry(liveValue: 100) var factLimit = 10
}

@Reducer
struct FactFeature {
  @ObservableState struct State: Equatable {
    var fact = ""
  }

  enum Action {
    case factTapped(Int)
    case factLoaded(String)
  }

  @Dependency(\.numberFact) var numberFact
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .factTapped(let number):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.factLoaded(try await numberFact.fetch(number: number)))
        }
      case .factLoaded(let fact):
        state.fact = fact
        return .none
      }
    }
  }
}

@MainActor
struct FactFeatureTests {
  @Test func aFactIsShownAfterASecond() async {
    let clock = TestClock()
    let store = TestStore(initialState: FactFeature.State()) {
      FactFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.numberFact.fetch = { "\($0) is a good number." }
    }

    await store.send(.factTapped(7))
    await clock.advance(by: .seconds(1))
    await store.receive(\.factLoaded) { $0.fact = "7 is a good number." }
  }
}

@Suite(.dependencies { $0.uuid = .incrementing })
struct IdentityTests {
  @Dependency(\.uuid) var uuid

  @Test func identitiesCountFromZero() {
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(\.uuid, .constant(UUID(7))))
  func oneTestCanHaveItsOwn() {
    #expect(uuid() == UUID(7))
  }
}

@MainActor
func launch() -> StoreOf<FactFeature> {
  withDependencies {
    $0.container = DependencyContainer()
  } operation: {
    prepareDependencies {
      $0.numberFact.languages = { ["en", "fr"] }
    }
    return Store(initialState: FactFeature.State()) { FactFeature() }
  }
}
