import Foundation
import RostrumElements
import RostrumViews

extension ChartLayout {
  /// The words of a value in a table.
  func words(for datum: PlotDatum) -> String {
    known.words(for: datum) { newWords(for: datum) }
  }

  private func newWords(for datum: PlotDatum) -> String {
    if case .range(let from, let to) = datum.bin { return "\(words(for: from))–\(words(for: to))" }
    guard case .date(let date) = datum.value, let unit = datum.unit else {
      return words(for: datum.value)
    }
    return words(for: date, in: unit, isLong: true)
  }

  /// The words of a value.
  func words(for value: PlotValue) -> String {
    switch value {
    case .number(let number):
      // All digits before the decimal point are significant.
      return number.formatted(
        abs(number) >= 1
          ? numberStyle.precision(.fractionLength(0...3))
          : numberStyle.precision(.significantDigits(1...6)))
    case .date(let date):
      let time = context.calendar.dateComponents([.hour, .minute, .second], from: date)
      let isMidnight = time.hour == 0 && time.minute == 0 && time.second == 0
      return date.formatted(
        dateStyle(
          date: .abbreviated,
          time: isMidnight ? .omitted : time.second == 0 ? .shortened : .standard))
    case .category(let name): return name
    }
  }

  /// The words of numbers at a distance from each other.
  func words(for number: Double, step: Double) -> String {
    let greatest = max(abs(number), step)
    if greatest >= 1e15 || step < 1e-6 {
      return number.formatted(numberStyle.notation(.scientific))
    }
    if step >= 1e6 {
      return number.formatted(
        numberStyle.notation(.compactName).precision(.significantDigits(1...4)))
    }
    let digits = max(0, -Int(floor(log10(step) + 1e-9)))
    return number.formatted(numberStyle.precision(.fractionLength(digits)))
  }

  /// The words of a date, as precise as its unit.
  func words(for date: Date, in unit: Calendar.Component, isLong: Bool = false) -> String {
    let style = dateStyle(date: nil, time: nil)
    switch unit {
    case .second: return date.formatted(dateStyle(date: nil, time: .standard))
    case .minute: return date.formatted(dateStyle(date: nil, time: .shortened))
    case .hour:
      return date.formatted(
        isLong ? dateStyle(date: .abbreviated, time: .shortened) : style.hour())
    case .month:
      if isLong { return date.formatted(style.month(.wide).year()) }
      // The first month of a year is better known by the year.
      let isFirst = context.calendar.component(.month, from: date) == 1
      return date.formatted(isFirst ? style.year() : style.month(.abbreviated))
    case .year, .era: return date.formatted(style.year())
    default:
      return date.formatted(
        isLong ? dateStyle(date: .abbreviated, time: .omitted) : style.month(.abbreviated).day())
    }
  }

  private var numberStyle: FloatingPointFormatStyle<Double> {
    FloatingPointFormatStyle<Double>(locale: context.locale)
  }

  var percentStyle: FloatingPointFormatStyle<Double>.Percent {
    FloatingPointFormatStyle<Double>.Percent(locale: context.locale)
  }

  private func dateStyle(
    date: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: context.locale, calendar: context.calendar,
      timeZone: context.timeZone)
  }
}

extension ChartLayout {
  /// The values of marks in the reader's words: of up to 400 marks all, and of more every third, fourth and so
  /// on, which are at most 200.
  func describeMarks() -> [ChartFigure.Mark] {
    describedMarks.map { describe(marks[$0]) }
  }

  /// The indices of the marks whose values a reader has.
  var describedMarks: [Int] {
    let shown = marks.indices.filter { !marks[$0].style.isHidden }
    let step = shown.count <= 400 ? 1 : (shown.count + 199) / 200
    return stride(from: 0, to: shown.count, by: step).map { shown[$0] }
  }

  /// The values of a mark in the reader's words.
  func describe(_ mark: PlotMark) -> ChartFigure.Mark {
    var groups: [ChartFigure.Datum] = []
    let data = [
      mark.style.colorBy, mark.style.symbolBy, mark.style.lineBy, mark.style.positionBy?.datum,
      mark.series, mark.style.sizeBy,
    ]
    for datum in data.compactMap(\.self) {
      let isAxis = [mark.x, mark.y].contains {
        $0?.value == datum.value && $0?.label == datum.label
      }
      let group = self.datum(datum, nil)
      if !isAxis, !groups.contains(group) { groups.append(group) }
    }
    var result = ChartFigure.Mark(
      mark.kind, x: mark.x.map { self.datum($0, mark.xEnd) },
      y: mark.y.map { self.datum($0, mark.yEnd) }, groups: groups,
      label: mark.style.label?.resolved(in: context), value: mark.style.value?.resolved(in: context)
    )
    result.key = mark.key
    result.identifier = mark.style.identifier
    return result
  }

  private func datum(_ start: PlotDatum, _ end: PlotDatum?) -> ChartFigure.Datum {
    var text = words(for: start)
    var labels = [known.label(start.label, in: context)]
    if let end {
      text += "–" + words(for: end)
      let other = known.label(end.label, in: context)
      if !labels.contains(other) { labels.append(other) }
    }
    var number: Double?
    if case .number(let value) = start.value, end == nil { number = value }
    let label = labels.count == 1 ? labels[0] : labels.joined(separator: ", ")
    return ChartFigure.Datum(label: label, words: text, number: number)
  }

  /// What the axes stand for, and from where to where they go.
  var summary: String {
    axes.map { axis in
      let ends = [axis.labels.first, axis.labels.last].compactMap(\.self)
      let range = ends.count == 2 && ends[0] != ends[1] ? ends.joined(separator: "–") : ends.first
      return [axis.title ?? label(of: axis.edge), range].compactMap(\.self)
        .filter { !$0.isEmpty }.joined(separator: ": ")
    }
    .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// What the values along an axis stand for.
  private func label(of edge: Edge) -> String? {
    let isHorizontal = edge == .top || edge == .bottom
    let datum = marks.lazy.compactMap { isHorizontal ? $0.x : $0.y }.first
    return datum?.label.resolved(in: context)
  }

  /// The name of the chart for assistive technology, if the app gives none.
  package var name: String {
    let labels = [marks.lazy.compactMap(\.y).first, marks.lazy.compactMap(\.x).first]
    return labels.compactMap { $0?.label.resolved(in: context) }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}
