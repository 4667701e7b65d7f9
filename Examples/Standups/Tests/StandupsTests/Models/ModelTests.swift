import Foundation
import Rostrum
import Testing

@testable import StandupsFeature

struct ModelTests {
  @Test("A standup reads back as it was stored")
  func coding() throws {
    let standups: IdentifiedArrayOf<Standup> = [.mock, .designMock, .releaseMock]
    let data = try JSONEncoder().encode(standups)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Standup>.self, from: data) == standups)
  }

  @Test("Attendees share the time equally")
  func durationPerAttendee() {
    #expect(Standup.mock.durationPerAttendee == .seconds(60))
    #expect(Standup(id: UUID(0)).durationPerAttendee == .seconds(300))
  }

  @Test("There are sixteen themes, each with a name and a text colour that is not its own")
  func themes() {
    #expect(Theme.allCases.count == 16)
    #expect(Set(Theme.allCases.map(\.mainColor)).count == 16)
    #expect(Theme.seafoam.name == "Seafoam")
    for theme in Theme.allCases { #expect(theme.mainColor != theme.accentColor) }
  }

  @Test(
    "A length is told in minutes",
    arguments: [(Duration.seconds(300), "5 min"), (.seconds(1_800), "30 min")])
  func minutes(duration: Duration, words: String) {
    #expect(duration.inMinutes == words)
  }

  @Test("A length is set in minutes")
  func settingMinutes() {
    var duration = Duration.seconds(0)
    duration.minutes = 12
    #expect(duration == .seconds(720))
    #expect(duration.minutes == 12)
  }

  @Test(
    "A clock shows minutes and seconds, never less than nothing",
    arguments: [
      (Duration.seconds(299), "4:59"), (.seconds(60), "1:00"), (.seconds(5), "0:05"),
      (.seconds(-3), "0:00"),
    ])
  func clock(duration: Duration, words: String) {
    #expect(duration.onClock == words)
  }

  @Test("A name of spaces counts as empty")
  func blank() {
    #expect(Attendee(id: UUID(0)).isBlank)
    #expect(Attendee(id: UUID(0), name: " \t").isBlank)
    #expect(!Attendee(id: UUID(0), name: "Ada").isBlank)
    #expect(!Standup(id: UUID(0), title: "  ").hasTitle)
  }
}
