import Rostrum
import RostrumTesting
import Testing

@MainActor
struct ViewDependencyTests {
  @Test func aViewReadsTheDependencyOfItsHost() async {
    let host = TestHost {
      GreetingView()
    } withDependencies: {
      $0.locale = Locale(identifier: "de_DE")
    }
    #expect(host.text("de_DE").exists)
  }

  @Test func aDependencyIsSetForEverythingWithin() async {
    let host = TestHost {
      VStack { GreetingView() }
        .dependency(\.locale, Locale(identifier: "fr_FR"))
      GreetingView()
    }
    #expect(host.text("fr_FR").exists)
    #expect(host.text("en_US_POSIX").exists)
  }

  @Test func theInnermostDependencyWins() async {
    let host = TestHost {
      GreetingView()
        .dependency(\.locale, Locale(identifier: "fr_FR"))
        .dependency(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(host.text("fr_FR").exists)
  }

  @Test func aDependencyThatIsItsOwnKeyNeedsNoKeyPath() async {
    let host = TestHost {
      MottoView().dependency(Motto(text: "Onwards"))
    }
    #expect(host.text("Onwards").exists)
  }

  @Test func aChangedDependencyIsShown() async {
    let host = TestHost { LocalePicker() }
    #expect(host.text("fr_FR").exists)
    await host.button("German").tap()
    #expect(host.text("de_DE").exists)
  }

  @Test func aViewsClockIsTheOneOfItsFeatures() async {
    let clock = TestClock()
    let host = TestHost {
      TickView()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await host.settle()
    await host.advance(by: .seconds(2))
    #expect(host.text("2 ticks").exists)
  }

  @Test func aViewCanBeGivenAnotherClock() async {
    let clock = TestClock()
    let host = TestHost {
      TickView().environment(\.continuousClock, clock)
    }
    await host.settle()
    await clock.advance(by: .seconds(1))
    await host.settle()
    #expect(host.text("1 ticks").exists)
  }
}

private struct GreetingView: View {
  @Dependency(\.locale.identifier) private var locale
  var body: some View { Text(locale) }
}

private struct Motto: TestDependencyKey {
  var text: String
  static var testValue: Motto { Motto(text: "none") }
}

private struct MottoView: View {
  @Dependency(Motto.self) private var motto
  var body: some View { Text(motto.text) }
}

private struct LocalePicker: View {
  @State private var locale = "fr_FR"
  var body: some View {
    Button("German") { locale = "de_DE" }
    GreetingView().dependency(\.locale, Locale(identifier: locale))
  }
}

private struct TickView: View {
  @Environment(\.continuousClock) private var clock
  @State private var ticks = 0
  var body: some View {
    Text("\(ticks) ticks")
      .task {
        for await _ in clock.timer(interval: .seconds(1)) { ticks += 1 }
      }
  }
}
