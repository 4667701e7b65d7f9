import Foundation

extension Date {
  /// The date as PostgreSQL reads it, in UTC and with microseconds.
  ///
  /// A date that the server doesn't know, such as one that isn't a number, has a text that it refuses.
  var postgresText: String {
    let seconds = timeIntervalSinceReferenceDate
    guard abs(seconds) < 9e12 else {
      return seconds.isInfinite ? seconds > 0 ? "infinity" : "-infinity" : "second \(seconds)"
    }
    let microseconds = Int((seconds * 1e6).rounded()) + 978_307_200_000_000
    let (day, rest) = microseconds.floored(by: 86_400_000_000)
    let (year, month, dayOfMonth) = Self.civil(day)
    let time = [rest / 3_600_000_000, rest / 60_000_000 % 60, rest / 1_000_000 % 60]
    // The year before 1 is 1 before Christ.
    let date = [Self.digits(year > 0 ? year : 1 - year, 4), Self.digits(month, 2)]
    return """
      \(date.joined(separator: "-"))-\(Self.digits(dayOfMonth, 2)) \
      \(time.map { Self.digits($0, 2) }.joined(separator: ":")).\
      \(Self.digits(rest % 1_000_000, 6))+00\(year > 0 ? "" : " BC")
      """
  }

  /// A date of the server: microseconds since 2000.
  init(postgresMicroseconds number: Int64) {
    self =
      switch number {
      case .max: .distantFuture
      case .min: .distantPast
      default: Date(timeIntervalSinceReferenceDate: Double(number &- 31_622_400_000_000) / 1e6)
      }
  }

  /// A day of the server: days since 2000.
  init(postgresDays number: Int32) {
    self =
      switch number {
      case .max: .distantFuture
      case .min: .distantPast
      default: Date(timeIntervalSinceReferenceDate: Double(number) * 86_400 - 31_622_400)
      }
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// The date in the Gregorian calendar of a day since 1970, by eras of 400 years from March 1.
  private static func civil(_ day: Int) -> (year: Int, month: Int, day: Int) {
    let (era, dayOfEra) = (day + 719_468).floored(by: 146_097)
    let year =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (
      year + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1
    )
  }
}

extension Int {
  /// The quotient that is rounded down, and the remainder, which isn't negative.
  fileprivate func floored(by divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
