import Foundation

/// Days that a user chooses in a ``MonthView``.
@MainActor
struct DayChoice {
  /// Whether one day or several days can be chosen.
  let mode: RowSelectionMode
  /// A moment in the month that is shown at first.
  let first: Date
  /// The first moment that can be chosen.
  let earliest: Date?
  /// The last moment that can be chosen.
  let latest: Date?
  /// Whether a day is chosen.
  let isChosen: @MainActor (Date, CalendarMonth) -> Bool
  /// Called with the day that the user presses.
  let choose: @MainActor (Date, CalendarMonth) -> Void

  /// Whether any moment of a day can be chosen.
  func isOpen(_ day: Date, _ month: CalendarMonth) -> Bool {
    if let earliest, month.day(after: day) <= earliest { return false }
    if let latest, day > latest { return false }
    return true
  }
}
