import Foundation
import RostrumDependencies
import Testing

@Suite struct HostKeyTests {
  @Test func aHostOpensURLs() async {
    let opened = LockIsolated<[URL]>([])
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
    } operation: {
      @Dependency(\.openURL) var openURL
      #expect(await openURL(URL(filePath: "/help")))
    }
    #expect(opened.value == [URL(filePath: "/help")])
  }

  @Test func withoutAHostNothingIsOpened() async {
    #expect(await !DependencyValues.live.openURL(URL(filePath: "/help")))
  }

  @Test func aTestThatOpensAURLUnpreparedIsTold() async {
    @Dependency(\.openURL) var openURL
    await expectIssue(startsWith: "@Dependency(\\.openURL) was used in a test that does not") {
      #expect(await !openURL(URL(filePath: "/help")))
    }
  }

  @Test func aTestHasANotificationCentreOfItsOwn() {
    @Dependency(\.notificationCenter) var center
    #expect(center !== NotificationCenter.default)
    #expect(center === DependencyValues.current.notificationCenter)
  }

  @Test func twoSessionsNeverHearEachOther() {
    func center(in container: DependencyContainer) -> NotificationCenter {
      withDependencies {
        $0.container = container
      } operation: {
        DependencyValues.current.notificationCenter
      }
    }
    let (first, second) = (
      DependencyContainer(context: .live), DependencyContainer(context: .live)
    )
    let heard = LockIsolated<[String]>([])
    let name = Notification.Name("said")
    let tokens = [(first, "first"), (second, "second")].map { container, session in
      center(in: container).addObserver(forName: name, object: nil, queue: nil) { _ in
        heard.withValue { $0.append(session) }
      }
    }
    center(in: first).post(name: name, object: nil)
    #expect(heard.value == ["first"])
    center(in: first).removeObserver(tokens[0])
    center(in: second).removeObserver(tokens[1])
  }

  @Test func testsPreferTheLanguageTheySpeak() {
    @Dependency(\.preferredLocales) var preferred
    @Dependency(\.locale) var locale
    #expect(preferred == [locale])
  }

  @Test func aProgramPrefersWhatThePersonDoes() {
    #expect(
      DependencyValues.live.preferredLocales.map(\.identifier)
        == Locale.preferredLanguages.map { Locale(identifier: $0).identifier })
  }

  @Test func aProgramUsesTheMachinesCalendarAndZone() {
    let values = DependencyValues.live
    #expect(values.calendar == .autoupdatingCurrent)
    #expect(values.timeZone == .autoupdatingCurrent)
    #expect(values.locale == .autoupdatingCurrent)
  }

  @Test func aTestCanSayWhereAndWhenItIs() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 3_600))
    withDependencies {
      $0.timeZone = zone
      $0.locale = Locale(identifier: "fr_FR")
      $0.calendar.timeZone = zone
    } operation: {
      @Dependency(\.calendar) var calendar
      @Dependency(\.timeZone) var timeZone
      @Dependency(\.locale.identifier) var locale
      #expect(calendar.timeZone == timeZone)
      #expect(locale == "fr_FR")
    }
  }
}
