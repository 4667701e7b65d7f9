import Foundation
import RostrumDependencies
import Testing

@Suite struct GeneratorTests {
  @Test func incrementingIdentitiesCount() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect([uuid(), uuid(), uuid()] == [UUID(0), UUID(1), UUID(2)])
    }
  }

  @Test func eachIncrementingGeneratorStartsAnew() {
    let (first, second) = (UUIDGenerator.incrementing, UUIDGenerator.incrementing)
    #expect(first() == UUID(0))
    #expect(first() == UUID(1))
    #expect(second() == UUID(0))
  }

  @Test(arguments: [
    (0, "00000000-0000-0000-0000-000000000000"),
    (255, "00000000-0000-0000-0000-0000000000FF"),
    (0x1234_5678_9ABC, "00000000-0000-0000-0000-123456789ABC"),
  ])
  func aNumberIsSpelledInTheLastDigits(number: Int, spelling: String) {
    #expect(UUID(number).uuidString == spelling)
  }

  @Test func aConstantIdentityStays() {
    let generator = UUIDGenerator.constant(UUID(7))
    #expect([generator(), generator()] == [UUID(7), UUID(7)])
  }

  @Test func aStoppedDateStays() {
    withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 1_000)
    } operation: {
      @Dependency(\.date) var date
      @Dependency(\.date.now) var now
      #expect(date() == Date(timeIntervalSince1970: 1_000))
      #expect(now == date.now)
    }
  }

  @Test func anUnpreparedDateSaysSo() {
    @Dependency(\.date) var date
    expectIssue(startsWith: "@Dependency(\\.date) was used in a test that does not override it.") {
      _ = date.now
    }
  }

  @Test func anUnpreparedDateIsReportedWhereItIsDeclared() {
    let line = #line + 1
    @Dependency(\.date) var date
    withKnownIssue {
      _ = date.now
    } matching: { issue in
      issue.sourceLocation?.fileName == "GeneratorTests.swift" && issue.sourceLocation?.line == line
    }
  }

  @Test func aClockThatNobodyIsToUseIsReportedWhereItIsMade() {
    let line = #line + 1
    let clock = UnimplementedClock<Duration>()
    withKnownIssue {
      _ = clock.now
    } matching: { issue in
      issue.sourceLocation?.fileName == "GeneratorTests.swift" && issue.sourceLocation?.line == line
    }
  }

  @Test func aSeededGeneratorRepeatsItself() {
    struct Counting: RandomNumberGenerator {
      var count: UInt64 = 0
      mutating func next() -> UInt64 {
        count += 1
        return count
      }
    }
    func draw() -> [UInt64] {
      withDependencies {
        $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
      } operation: {
        @Dependency(\.withRandomNumberGenerator) var lend
        return [lend { $0.next() }, lend { $0.next() }]
      }
    }
    #expect(draw() == [1, 2])
    #expect(draw() == [1, 2])
  }

  @Test func anUnpreparedGeneratorOfNumbersSaysSo() {
    @Dependency(\.withRandomNumberGenerator) var lend
    expectIssue(startsWith: "@Dependency(\\.withRandomNumberGenerator) was used in a test") {
      _ = lend { $0.next() }
    }
  }

  @Test func testsCountDaysAlikeOnEveryMachine() {
    @Dependency(\.calendar) var calendar
    @Dependency(\.locale) var locale
    @Dependency(\.timeZone) var timeZone
    #expect(calendar.identifier == .gregorian)
    #expect(calendar.timeZone == timeZone)
    #expect(timeZone.secondsFromGMT() == 0)
    #expect(locale.identifier == "en_US_POSIX")
  }
}
