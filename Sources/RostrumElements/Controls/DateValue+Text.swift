extension DateValue: LosslessStringConvertible {
  /// The value in ISO 8601 format: `2026-11-21`, `09:30` or `2026-11-21T09:30`.
  public var description: String {
    switch self {
    case .day(let day): day.description
    case .time(let time): time.description
    case .moment(let day, let time): "\(day)T\(time)"
    }
  }

  /// Parses a value in ISO 8601 format, without seconds and time zone; `nil` for any other text and
  /// for days that don't exist.
  public init?(_ text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    if parts.count == 2, let day = CalendarDay(String(parts[0])),
      let time = TimeOfDay(String(parts[1]))
    {
      self = .moment(day, time)
    } else if let day = CalendarDay(text) {
      self = .day(day)
    } else if let time = TimeOfDay(text) {
      self = .time(time)
    } else {
      return nil
    }
  }
}

extension CalendarDay: LosslessStringConvertible {
  /// The day in ISO 8601 format, such as `2026-11-21`.
  public var description: String { "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))" }

  /// Parses a day in ISO 8601 format; `nil` for any other text.
  public init?(_ text: String) {
    guard let parts = text.numbers(of: [4, 2, 2], separatedBy: "-") else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }
}

extension TimeOfDay: LosslessStringConvertible {
  /// The time in ISO 8601 format, such as `09:30`.
  public var description: String { "\(hour.padded(2)):\(minute.padded(2))" }

  /// Parses a time in ISO 8601 format, without seconds; `nil` for any other text.
  public init?(_ text: String) {
    guard let parts = text.numbers(of: [2, 2], separatedBy: ":") else { return nil }
    self.init(hour: parts[0], minute: parts[1])
  }
}

extension Int {
  fileprivate func padded(_ length: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, length - digits.utf8.count)) + digits
  }
}

extension String {
  /// The numbers in a text, each with exactly the given number of ASCII digits; `nil` for any other
  /// text.
  fileprivate func numbers(of lengths: [Int], separatedBy separator: Character) -> [Int]? {
    let parts = split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == lengths,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    return parts.compactMap { Int($0) }
  }
}
