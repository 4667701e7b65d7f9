import Foundation
import RostrumViews
import Testing

/// A reader in Greenwich who reads American English.
private let now = Date(timeIntervalSince1970: 1_000_000)

private var context: TextContext {
  TextContext(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
    timeZone: .gmt, now: { now })
}

extension Text {
  fileprivate var words: String { resolved(in: context) }
}

@Suite struct TextTests {
  @Test func aLiteralIsAKeyAndAStringIsNot() {
    let string = "a"
    #expect(Text("a").content == .key("a"))
    #expect(Text(string).content == .verbatim("a"))
    #expect(Text(verbatim: "a").content == .verbatim("a"))
    #expect(Text(string.dropLast()).content == .verbatim(""))
  }

  @Test(arguments: [true, false])
  func aChoiceOfLiteralsIsAKey(flag: Bool) {
    #expect(Text(flag ? "a" : "b").content == .key(flag ? "a" : "b"))
  }

  @Test func wholeNumbersAreGroupedAndOthersHaveSixDigits() {
    #expect(Text("\(12) of \(1_234_567)").words == "12 of 1,234,567")
    #expect(Text("\(-999) \(UInt64.max)").words == "-999 18,446,744,073,709,551,615")
    #expect(Text("\(1.5)").words == "1.500000")
  }

  @Test func aSpecifierAndAFormatWriteNumbersTheirWay() {
    #expect(Text("\(1.256, specifier: "%.2f") km").words == "1.26 km")
    #expect(Text("\(5, format: .number.precision(.integerLength(3)))").words == "005")
  }

  @Test("Formats use the reader's locale, calendar and time zone unless they set their own")
  func formatsFollowTheReader() {
    var german = TextContext(
      locale: Locale(identifier: "de_DE"), calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt)
    german.calendar.locale = german.locale
    let date = Date(timeIntervalSince1970: 1_798_718_400)
    func words(_ text: Text) -> String { text.resolved(in: german) }
    #expect(words(Text(1234.5, format: .number)) == "1.234,5")
    #expect(words(Text(12.5, format: .currency(code: "EUR"))) == "12,50\u{A0}€")
    #expect(words(Text("\(1234.5, format: .number) km")) == "1.234,5 km")
    #expect(words(Text("\(1.256, specifier: "%.2f") km")) == "1,26 km")
    #expect(words(Text(date, format: .dateTime.weekday(.wide).hour())) == "Donnerstag, 12 Uhr")
    let english = Locale(identifier: "en_US")
    #expect(words(Text(1234.5, format: .number.locale(english))) == "1,234.5")
    #expect(words(Text(date...date.addingTimeInterval(60))).contains("12:00"))
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
    #expect(Text(1, format: .number) != Text(1, format: .percent))
  }

  @Test func stringsInAKeyStayAsTheyAre() {
    #expect(Text("Hi, \("1000")!").words == "Hi, 1000!")
  }

  @Test func aKeyCanBeTheRawValueOfAnEnumeration() {
    enum Filter: LocalizedStringKey { case all = "All" }
    #expect(Text(Filter.all.rawValue) == Text("All"))
  }

  @Test func textsJoin() {
    let text = ["a", "b", "c"].map { Text($0) }.reduce(Text(verbatim: ""), +)
    #expect(text.words == "abc")
    #expect(Text("a \(Text("b").bold()) c").words == "a b c")
  }

  @Test func aDateShowsItsDayOrTime() {
    let date = Date(timeIntervalSince1970: 1_234_567_890)
    #expect(Text(date, style: .date).words == "February 13, 2009")
    let time = Text(date, style: .time).words.replacing("\u{202F}", with: " ")
    #expect(time == "11:31 PM")
  }

  @Test func aDateShowsHowFarItIsAway() {
    let date = now.addingTimeInterval(3725)
    #expect(Text(date, style: .timer).words == "1:02:05")
    #expect(Text(date, style: .relative).words == "1 hr, 2 min")
    #expect(Text(now.addingTimeInterval(-65), style: .timer).words == "1:05")
    #expect(Text(now.addingTimeInterval(-65), style: .offset).words == "-1 min, 5 sec")
  }

  @Test func anIntervalIsATimer() {
    let interval = now.addingTimeInterval(-10)...now.addingTimeInterval(3590)
    #expect(Text(timerInterval: interval).words == "59:50")
    #expect(Text(timerInterval: interval, countsDown: false).words == "0:10")
    #expect(Text(timerInterval: interval, pauseTime: interval.lowerBound).words == "1:00:00")
    #expect(
      Text(timerInterval: interval, pauseTime: interval.lowerBound, showsHours: false).words
        == "60:00")
    let past = now.addingTimeInterval(-20)...now.addingTimeInterval(-10)
    #expect(Text(timerInterval: past).words == "0:00")
    #expect(Text(timerInterval: past, countsDown: false).words == "0:10")
    let coming = now.addingTimeInterval(5)...now.addingTimeInterval(15)
    #expect(Text(timerInterval: coming).words == "0:10")
    #expect(Text("In \(timerInterval: coming, countsDown: false)").words == "In 0:00")
  }

  @Test func theTimeIsATimerOrAStopwatch() {
    let end = now.addingTimeInterval(64.25)
    #expect(Text(.currentDate, format: .timer(countingDownIn: now..<end)).words == "1:05")
    #expect(Text(.currentDate, format: .timer(countingUpIn: now..<end)).words == "0:00")
    let start = now.addingTimeInterval(-64.25)
    #expect(Text(.currentDate, format: .stopwatch(startingAt: start)).words == "1:04.25")
    #expect(Text(end, format: .stopwatch(startingAt: start)).words == "2:08.50")
    let coarse = SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .seconds(1))
    #expect(Text(.currentDate, format: coarse).words == "1:04")
    #expect(String(coarse.format(now).characters) == "1:04")
    let day = now.addingTimeInterval(-86_399)
    let short = SystemFormatStyle.Stopwatch(startingAt: day, maxFieldCount: 2)
    #expect(Text(.currentDate, format: short).words == "23:59")
    #expect(Text("\(.currentDate, format: coarse) so far").words == "1:04 so far")
  }

  @Test func whatIsNearerToTheTextWins() {
    #expect(Text("a").font(.title).font(.body).styles == [.font(.title)])
    #expect(Text("a").font(nil).styles == [])
    #expect(Set(Text("a").bold().italic().styles) == [.weight(.bold), .italic])
  }
}
