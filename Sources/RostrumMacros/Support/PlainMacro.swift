import SwiftSyntaxMacros

/// A macro whose expansion is passed to the compiler without being formatted.
protocol PlainMacro: Macro {}

extension PlainMacro {
  static var formatMode: FormatMode { .disabled }
}
