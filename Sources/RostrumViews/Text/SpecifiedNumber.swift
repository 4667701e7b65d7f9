import Foundation

/// A value in a C format, which is formatted when its reader is known.
package enum SpecifiedNumber: Hashable, Sendable {
  case floatingPoint(Double, String)
  /// Text that is the same for all readers.
  case words(String)

  init(_ value: some CVarArg, _ specifier: String) {
    switch value {
    case let number as Double: self = .floatingPoint(number, specifier)
    case let number as Float: self = .floatingPoint(Double(number), specifier)
    default: self = .words(String(format: specifier, value))
    }
  }

  func words(in context: TextContext) -> String {
    switch self {
    case .floatingPoint(let number, let specifier):
      String(format: specifier, locale: context.locale, number)
    case .words(let words): words
    }
  }
}
