import Foundation
import RostrumDependencies
import RostrumFoundation
import Testing

@Suite("Formatters that Foundation lacks on Linux") struct FormatterTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func text(
    _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle,
    _ locale: String = "en_US",
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.referenceDate = start
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test("A time has units")
  func units() {
    #expect(text(7800, .full) == "2 hours, 10 minutes")
    #expect(text(7800, .short) == "2 hr, 10 min")
    #expect(text(7800, .brief) == "2 hr 10 min")
    #expect(text(7800, .abbreviated) == "2h 10m")
    #expect(text(7800, .full, "de_DE") == "2 Stunden und 10 Minuten")
    #expect(text(86_400 * 400, .full) == "1 year, 1 month, 4 days")
    #expect(text(86_400 * 800, .full, "fr_FR") == "2 ans, 2 mois et 8\u{A0}jours")
    #expect(text(86_400 * 400, .abbreviated) == "1y 1m 4d")
    #expect(text(86_400 * 800, .full, "ar_EG")?.hasPrefix("سنتان") == true)
    #expect(text(0, .full) == "0 seconds")
    #expect(text(.nan, .full) == nil)
    #expect(text(100_000, .full) { $0.allowedUnits = [.hour, .minute] } == "27 hours, 46 minutes")
    #expect(text(100_000, .full) { $0.maximumUnitCount = 1 } == "1 day")
    let week = DateComponents(day: 1, hour: 2)
    #expect(DateComponentsFormatter.localizedString(from: week, unitsStyle: .full) != nil)
  }

  @Test("A time has numbers with colons")
  func positions() {
    #expect(text(7805, .positional) == "2:10:05")
    #expect(text(65, .positional) == "1:05")
    #expect(text(5, .positional) == "5")
    #expect(text(-65, .positional) == "-1:05")
    #expect(text(90_000, .positional) == "1d 01:00:00")
    #expect(
      text(65, .positional) {
        $0.allowedUnits = [.hour, .minute, .second]
        $0.zeroFormattingBehavior = .pad
      } == "00:01:05")
    #expect(
      text(7200, .full) { $0.zeroFormattingBehavior = .dropLeading }
        == "2 hours, 0 minutes, 0 seconds")
  }

  @Test("The time between dates has a format style")
  func components() {
    let english = Locale(identifier: "en_US")
    let range = start..<start.addingTimeInterval(7805)
    #expect(
      Date.UnitsFormatStyle(style: .wide, locale: english, fields: [.hour, .minute])
        .format(range) == "2 hours, 10 minutes")
    #expect(range.formatted(.components(style: .narrow).locale(english)) == "2h 10m 5s")
    #expect(range.formatted(.timeDuration.locale(english)) == "2:10:05")
  }

  @Test("A date is written by its distance from another one")
  func distances() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let past = start.addingTimeInterval(-86_400)
    #expect(formatter.localizedString(for: past, relativeTo: start) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: past, relativeTo: start) == "yesterday")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(for: past, relativeTo: start) == "Yesterday")
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitsStyle = .short
    let later = start.addingTimeInterval(7200)
    #expect(formatter.localizedString(for: later, relativeTo: start) == "In 2 Std.")
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "In 2 Std.")
    #expect(formatter.localizedString(from: DateComponents(hour: 2)) == "In 2 Std.")
    #expect(formatter.string(for: "words") == nil)
  }

  @Test("Texts are joined as a language does")
  func lists() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    formatter.itemFormatter = RelativeDateTimeFormatter()
    #expect(formatter.string(from: ["a"]) == nil)
    withDependencies {
      $0.locale = Locale(identifier: "de_DE")
    } operation: {
      #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a und b")
    }
  }

  @Test("Names of persons are written and read")
  func names() {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.familyName) = ("Dr.", "Ada", "Lovelace")
    name.nickname = "Countess"
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: name) == "Ada Lovelace")
    #expect(formatter.string(for: name) == "Ada Lovelace" && formatter.string(for: 7) == nil)
    formatter.locale = Locale(identifier: "hu_HU")
    #expect(formatter.string(from: name) == "Lovelace Ada")
    formatter.locale = Locale(identifier: "en_US")
    formatter.style = .short
    #expect(formatter.string(from: name) == "Countess")
    formatter.style = .medium
    #expect(formatter.string(from: name) == "Ada Lovelace")
    formatter.style = .long
    #expect(formatter.string(from: name) == "Dr. Ada Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "AL")
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .short) == "Countess")
    #expect(formatter.personNameComponents(from: "Ada Lovelace")?.familyName == "Lovelace")
    #expect(formatter.personNameComponents(from: " ") == nil)
  }

  @Test("Times of the present go on")
  func present() {
    let (absolute, media) = (CFAbsoluteTimeGetCurrent(), CACurrentMediaTime())
    #expect(abs(absolute - Date.now.timeIntervalSinceReferenceDate) < 60)
    #expect(media > 0 && CACurrentMediaTime() >= media)
  }
}
