import Foundation
import RostrumDependencies
import RostrumFoundation
import Testing

/// Runs code in a session of a reader, as the web host does.
private func reading<Result>(
  _ locale: String, _ operation: () throws -> Result
) rethrows -> Result {
  try withDependencies {
    $0.locale = Locale(identifier: locale)
    $0.preferredLocales = [Locale(identifier: locale)]
    $0.calendar.locale = Locale(identifier: locale)
  } operation: {
    try operation()
  }
}

private let noon = Date(timeIntervalSince1970: 1_798_718_400)  // 2026-12-31 12:00 in UTC

@Suite("App code with the plugin reads and writes in the session's locale")
struct SessionFormatsTests {
  @Test func numbersFollowTheSession() {
    reading("de_DE") {
      #expect(1234.5.formatted() == "1.234,5")
      #expect(1_234_567.formatted() == "1.234.567")
      #expect(12.5.formatted(.currency(code: "EUR")) == "12,50\u{A0}€")
      #expect(12.formatted(.percent) == "12\u{A0}%")
      #expect(Decimal(1.5).formatted() == "1,5")
    }
    reading("en_US") {
      #expect(1234.5.formatted() == "1,234.5")
      #expect(12.5.formatted(.currency(code: "EUR")) == "€12.50")
    }
  }

  @Test func datesFollowTheSessionAndItsTimeZone() {
    reading("de_DE") {
      #expect(noon.formatted(date: .numeric, time: .shortened) == "31.12.2026, 12:00")
      #expect(noon.formatted(date: .abbreviated, time: .omitted) == "31. Dez. 2026")
      #expect(noon.formatted(.dateTime.weekday(.wide)) == "Donnerstag")
      #expect((noon..<noon.addingTimeInterval(3600)).formatted().contains("31.12.2026"))
      withDependencies {
        $0.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
      } operation: {
        #expect(noon.formatted(date: .omitted, time: .shortened) == "13:00")
      }
    }
  }

  @Test func whatIsSetExplicitlyStays() {
    reading("de_DE") {
      let french = Locale(identifier: "fr_FR")
      #expect(1234.5.formatted(.number.locale(french)) == "1\u{202F}234,5")
    }
  }

  @Test func theCurrentLocaleAndCalendarAreTheSessions() {
    reading("de_DE") {
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.preferredLanguages == ["de-DE"])
      #expect(Calendar.current.firstWeekday == 2)
    }
    reading("en_US") {
      #expect(Calendar.current.firstWeekday == 1)
    }
  }

  @Test func stringsAreSortedAsTheReadersLanguageSortsThem() {
    let names = ["Zoe", "Äpfel 10", "äpfel 9", "Bär"]
    let sorted = reading("de_DE") {
      names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
    }
    #expect(sorted == ["äpfel 9", "Äpfel 10", "Bär", "Zoe"])
  }

  @Test func listsAndUppercaseFollowTheSession() {
    reading("de_DE") { #expect(["A", "B", "C"].formatted() == "A, B und C") }
    reading("tr_TR") { #expect("i".localizedUppercase == "İ") }
  }
}
