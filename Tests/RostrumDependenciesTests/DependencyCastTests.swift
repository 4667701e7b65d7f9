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

  @Test func anotherTypeEndsTheTest() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withDependencies {
        $0.continuousClock = ImmediateClock()
      } operation: {
        @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
        _ = clock
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("was read as 'TestClock<Duration>', but its type is"))
  }
}
