#if !canImport(Darwin)
  import Foundation

  /// A time in units, from years to seconds, and how it is written.
  struct PassedTime {
    /// A unit of time.
    enum Unit: Int, CaseIterable, Codable, Comparable {
      case year, month, week, day, hour, minute, second

      static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

      fileprivate var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfYear
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
      }

      /// The seconds in a unit whose length doesn't vary.
      fileprivate var seconds: Int? {
        switch self {
        case .year, .month: nil
        case .week: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
      }

      fileprivate var duration: Duration.UnitsFormatStyle.Unit? {
        switch self {
        case .year, .month: nil
        case .week: .weeks
        case .day: .days
        case .hour: .hours
        case .minute: .minutes
        case .second: .seconds
        }
      }
    }

    /// The numbers of all units that may be written, the largest unit first.
    var counts: [(unit: Unit, count: Int)]

    /// The time between two dates.
    ///
    /// Years and months are those of the calendar; the lengths of other units don't vary.
    init(_ range: Range<Date>, in units: Set<Unit>, calendar: Calendar) {
      let units = units.sorted()
      counts = []
      var start = range.lowerBound
      let long = units.filter { $0.seconds == nil }
      if !long.isEmpty {
        let parts = calendar.dateComponents(
          Set(long.map(\.component)), from: start, to: range.upperBound)
        start = calendar.date(byAdding: parts, to: start) ?? start
        counts = long.map { ($0, parts.value(for: $0.component) ?? 0) }
      }
      let limit = 1e15
      var rest = Int(min(max(0, range.upperBound.timeIntervalSince(start)), limit))
      for unit in units {
        guard let seconds = unit.seconds else { continue }
        counts.append((unit, rest / seconds))
        rest %= seconds
      }
    }

    /// Leaves out units without a number, but for the smallest one if there is no other.
    mutating func dropZeros() {
      let last = counts.last
      counts.removeAll { $0.count == 0 }
      if counts.isEmpty, let last { counts = [last] }
    }

    /// Leaves out units before the first one with a number, but for the smallest one.
    mutating func dropLeadingZeros() {
      while counts.count > 1, counts[0].count == 0 { counts.removeFirst() }
    }

    /// The numbers with their units, as a language joins them.
    func text(
      _ width: Duration.UnitsFormatStyle.UnitWidth, locale: Locale, maximumCount: Int? = nil
    ) -> String {
      let counts = counts.prefix(maximumCount ?? .max)
      if counts.allSatisfy({ $0.unit.seconds != nil }) { return duration(counts, width, locale) }
      let parts = counts.map { part($0.unit, $0.count, width, locale) }
      let language = locale.language.languageCode
      if width == .narrow || width == .condensedAbbreviated || language == .japanese {
        return parts.joined(separator: " ")
      }
      let list = ListFormatStyle<StringStyle, [String]>.list(
        type: .and, width: language == .english ? .narrow : .standard)
      return parts.formatted(list.locale(locale))
    }

    /// The numbers with colons, those after the first one with two digits; longer units than hours have
    /// their names.
    func digits(locale: Locale, isPadded: Bool = false) -> String {
      let named = counts.filter { $0.unit < .hour }.map { part($0.unit, $0.count, .narrow, locale) }
      let parts = counts.filter { $0.unit >= .hour }.enumerated().map { index, part in
        let digits = isPadded || index > 0 || !named.isEmpty ? 2 : 1
        let style = IntegerFormatStyle<Int>.number.grouping(.never).locale(locale)
        return part.count.formatted(style.precision(.integerLength(digits...)))
      }
      return (named + (parts.isEmpty ? [] : [parts.joined(separator: ":")])).joined(separator: " ")
    }

    private func duration(
      _ counts: ArraySlice<(unit: Unit, count: Int)>, _ width: Duration.UnitsFormatStyle.UnitWidth,
      _ locale: Locale
    ) -> String {
      let seconds = counts.reduce(0) { $0 + $1.count * ($1.unit.seconds ?? 0) }
      return Duration.seconds(seconds).formatted(
        .units(
          allowed: Set(counts.compactMap(\.unit.duration)), width: width,
          zeroValueUnits: .show(length: 1)
        ).locale(locale))
    }

    private func part(
      _ unit: Unit, _ count: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, _ locale: Locale
    ) -> String {
      if unit.seconds != nil { return duration([(unit, count)], width, locale) }
      let names = unit == .year ? UnitNames.year : UnitNames.month
      return names.text(count, isNarrow: width == .narrow, isWide: width == .wide, locale)
    }
  }

  /// The names of a unit in the languages of the package.
  private struct UnitNames {
    /// For each language: for one, for several, short for one, short for several, narrow.
    let names: [String: [String]]

    static let year = UnitNames(
      names: [
        "en": ["year", "years", "yr", "yrs", "y"], "de": ["Jahr", "Jahre", "J", "J", "J"],
        "fr": ["an", "ans", "an", "ans", "a"], "es": ["año", "años", "a", "a", "a"],
        "ja": ["年", "年", "年", "年", "年"],
      ], arabic: ["سنة", "سنتان", "سنوات", "سنة"])
    static let month = UnitNames(
      names: [
        "en": ["month", "months", "mth", "mths", "m"],
        "de": ["Monat", "Monate", "Mon.", "Mon.", "M"],
        "fr": ["mois", "mois", "m.", "m.", "m"], "es": ["mes", "meses", "m.", "m.", "m"],
        "ja": ["か月", "か月", "か月", "か月", "か月"],
      ], arabic: ["شهر", "شهران", "أشهر", "شهرًا"])

    /// The forms of Arabic: for one, for two, from three to ten, from eleven on.
    let arabic: [String]

    func text(_ count: Int, isNarrow: Bool, isWide: Bool, _ locale: Locale) -> String {
      let language = locale.language.languageCode?.identifier ?? "en"
      if language == "ar" { return arabicText(count, locale) }
      guard let names = names[language] ?? names["en"] else { return count.formatted() }
      let isOne = language == "fr" ? abs(count) < 2 : abs(count) == 1
      let name = isNarrow ? names[4] : names[(isWide ? 0 : 2) + (isOne ? 0 : 1)]
      let number = count.formatted(.number.locale(locale))
      return number + (isNarrow || language == "ja" ? "" : " ") + name
    }

    private func arabicText(_ count: Int, _ locale: Locale) -> String {
      switch count {
      case 1: arabic[0]
      case 2: arabic[1]
      case 3...10: "\(count.formatted(.number.locale(locale))) \(arabic[2])"
      default: "\(count.formatted(.number.locale(locale))) \(arabic[3])"
      }
    }
  }
#endif
