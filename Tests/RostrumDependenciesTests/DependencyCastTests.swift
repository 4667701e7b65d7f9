import RostrumDependencies
import Testing

@Suite struct DependencyCastTests {
  @Test func aTestReadsAClockAsTheOneItGave() async {
    let given = TestClock()
    await withDependencies {
      $0.continuousClock = given
    } operation: {
      @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
      await clock.advance(by: .seconds(2))
      #expect(given.now.offset == .seconds(2))
    }
  }

  @Test func aKeyIsReadAsTheTypeThatATestGave() {
    @Dependency(Connection.self, as: Connection.self) var connection
    #expect(connection === DependencyValues.current.connection)
  }

  @Test("A value of a different type is reported, and a new clock takes its place")
  func newClock() {
    let line = #line + 4
    withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
      expectIssue(
        """
        A dependency was read as 'TestClock<Duration>', but its value is of a different type.

          Read at: RostrumDependenciesTests/DependencyCastTests.swift:\(line)
          Value:   ImmediateClock<Duration>

        • Override the dependency with a value of the type 'TestClock<Duration>' before it is read.
        • Read the dependency without 'as:'.
        """
      ) {
        #expect(clock.now.offset == .zero)
      }
    }
  }

  @Test("A value of a different type is reported, and a default value of the type takes its place")
  func defaultValue() {
    withDependencies {
      $0[SpeakerKey.self] = LoudSpeaker()
    } operation: {
      @Dependency(SpeakerKey.self, as: QuietSpeaker.self) var speaker
      expectIssue(startsWith: "A dependency was read as 'QuietSpeaker', but its value is") {
        #expect(speaker.name == "test")
      }
    }
  }
}

private protocol Speaker: Sendable {}

private struct LoudSpeaker: Speaker {}

private struct QuietSpeaker: Speaker {
  let name: String
}

private enum SpeakerKey: TestDependencyKey {
  static var testValue: any Speaker { QuietSpeaker(name: "test") }
}
