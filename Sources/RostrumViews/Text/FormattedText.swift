import Foundation
internal import RostrumFoundation

/// A value that is formatted when its reader is known.
package struct FormattedText: Hashable, Sendable {
  private let formatted: any Formatting

  init<Style: FormatStyle>(_ input: Style.FormatInput, _ style: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    formatted = Formatted(input: input, style: style)
  }

  /// The formatted value for a reader.
  func words(in context: TextContext) -> String {
    formatted.words(in: context)
  }

  /// Whether two values of the same type are equal and have equal formats.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.formatted.isEqual(to: rhs.formatted)
  }

  /// Hashes the format only, because an input need not be hashable.
  package func hash(into hasher: inout Hasher) {
    formatted.hash(into: &hasher)
  }
}

/// A type-erased value with its format.
private protocol Formatting: Sendable {
  func words(in context: TextContext) -> String
  func isEqual(to other: any Formatting) -> Bool
  func hash(into hasher: inout Hasher)
}

/// A value with its format.
///
/// NB: Texts are `Sendable`, as SwiftUI's are, but the inputs of format styles need not be. An
/// input is only read.
private struct Formatted<Style: FormatStyle>: Formatting, @unchecked Sendable
where Style.FormatInput: Equatable, Style.FormatOutput == String {
  let input: Style.FormatInput
  let style: Style

  func words(in context: TextContext) -> String {
    style.following(context.formats).format(input)
  }

  func isEqual(to other: any Formatting) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && style == other.style
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(style)
  }
}
