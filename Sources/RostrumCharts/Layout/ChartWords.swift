import Foundation
import RostrumViews

/// The words of values that a chart has shown before, so that an update formats what is new alone.
@MainActor
package final class ChartWords {
  private struct Key: Hashable {
    let value: PlotValue
    let bin: PlotDatum.Bin?
    /// The unit of an axis; `nil` for the values of marks.
    var unit: Calendar.Component?
  }

  private var words: [Key: String] = [:]
  private var labels: [Text: String] = [:]
  /// The languages and calendars of the words.
  private var context: TextContext?
  /// The maximum number of words in the cache.
  private var limit = 1000

  package init() {}

  /// Begins a drawing for a reader, and forgets the words of others, and most of those that were shown.
  func begin(_ context: TextContext, count: Int) {
    let isSame =
      self.context.map {
        $0.locale == context.locale && $0.calendar == context.calendar
          && $0.timeZone == context.timeZone
      } ?? false
    // Labels may have the current time, or arguments that have changed.
    labels = [:]
    if !isSame || words.count > max(limit, 4 * count) { words = [:] }
    self.context = context
  }

  /// The words of a value, which are made if it is new.
  func words(for datum: PlotDatum, _ make: () -> String) -> String {
    let key = Key(value: datum.value, bin: datum.bin)
    if let known = words[key] { return known }
    let made = make()
    words[key] = made
    return made
  }

  /// The words of a date at an axis, which are made if they are new.
  func words(for date: Date, in unit: Calendar.Component, _ make: () -> String) -> String {
    let key = Key(value: .date(date), bin: nil, unit: unit)
    if let known = words[key] { return known }
    let made = make()
    words[key] = made
    return made
  }

  /// The words of a label, which are made if it is new.
  func label(_ text: Text, in context: TextContext) -> String {
    if let known = labels[text] { return known }
    let made = text.resolved(in: context)
    labels[text] = made
    return made
  }
}
