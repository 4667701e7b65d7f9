import Foundation

extension Date {
  /// The day and time in words.
  var inWords: String {
    formatted(date: .long, time: .shortened)
  }
}
