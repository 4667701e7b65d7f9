import Foundation

/// Dates as the texts that the web's fields for dates hold, such as `2026-11-21T09:30`.
struct DateWriting {
  let kind: Kind
  private let calendar: Calendar

  /// The parts of a date that a text has.
  enum Kind: String {
    case date, time, dateTime
  }

  init(_ components: DatePickerComponents, in timeZone: TimeZone) {
    if components == .hourAndMinute {
      kind = .time
    } else {
      kind = components.contains(.hourAndMinute) ? .dateTime : .date
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// The parts of a date as a text.
  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = [(parts.year, 4), (parts.month, 2), (parts.day, 2)].map(padded)
      .joined(separator: "-")
    let time = [(parts.hour, 2), (parts.minute, 2)].map(padded).joined(separator: ":")
    return switch kind {
    case .date: day
    case .time: time
    case .dateTime: "\(day)T\(time)"
    }
  }

  /// Whether two dates are written in the same way.
  func isSameText(_ first: Date, _ second: Date) -> Bool { text(of: first) == text(of: second) }

  /// The date of a text, with the parts that it does not have from another date.
  ///
  /// - Returns: `nil` if the text is no date, or not one of this kind.
  func date(of text: String, keeping other: Date) -> Date? {
    guard let numbers = Self.numbers(of: text, kind: kind) else { return nil }
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: other)
    if kind != .time {
      (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
    }
    if kind != .date {
      parts.hour = numbers[numbers.count - 2]
      parts.minute = numbers[numbers.count - 1]
      parts.second = 0
    }
    return calendar.date(from: parts)
  }

  /// Whether a text is one of a kind, and a date that there is.
  static func isText(_ text: String, of kind: Kind) -> Bool {
    numbers(of: text, kind: kind) != nil
  }

  /// The year, month, day, hour and minute in a text, as far as it has them.
  private static func numbers(of text: String, kind: Kind) -> [Int]? {
    let pattern =
      switch kind {
      case .date: "0000-00-00"
      case .time: "00:00"
      case .dateTime: "0000-00-00T00:00"
      }
    guard text.utf8.count == pattern.utf8.count else { return nil }
    var numbers = [0]
    for (byte, expected) in zip(text.utf8, pattern.utf8) {
      if expected == UInt8(ascii: "0") {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 48)
      } else {
        guard byte == expected else { return nil }
        numbers.append(0)
      }
    }
    if kind != .time {
      guard numbers[0] > 0, (1...12).contains(numbers[1]),
        (1...days(in: numbers[1], of: numbers[0])).contains(numbers[2])
      else { return nil }
    }
    if kind != .date {
      guard numbers[numbers.count - 2] < 24, numbers[numbers.count - 1] < 60 else { return nil }
    }
    return numbers
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  private func padded(_ number: Int?, _ length: Int) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}
