import SwiftSyntaxMacros

/// A macro whose expansion is handed to the compiler as it is written.
protocol PlainMacro: Macro {}

extension PlainMacro {
  static var formatMode: FormatMode { .disabled }
}
