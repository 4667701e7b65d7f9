public import Foundation

extension LocalizedStringKey {
  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(literalCapacity == 0 ? interpolationCount : 2 * interpolationCount + 1)
    }

    /// Adds words of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Adds a string unchanged.
    public mutating func appendInterpolation(_ string: String) {
      pieces.append(.value(string))
    }

    /// Adds a substring unchanged.
    public mutating func appendInterpolation(_ string: Substring) {
      pieces.append(.value(String(string)))
    }

    /// Adds an integer, grouped according to the reader's locale.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      if let small = Int64(exactly: value) {
        pieces.append(.integer(small))
      } else {
        pieces.append(.unsignedInteger(UInt64(clamping: value)))
      }
    }

    /// Adds a number with six decimal places; use `specifier:` for other formats.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      pieces.append(.number(Double(value)))
    }

    /// Adds a value in a C format, such as `"%.2f"`, with the separators of the reader's locale.
    public mutating func appendInterpolation<Value: CVarArg>(
      _ value: Value,
      specifier: String
    ) {
      pieces.append(.formatted(SpecifiedNumber(value, specifier), specifier: specifier))
    }

    /// Adds a value in a format style.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput,
      format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      pieces.append(.text(Text(input, format: format)))
    }

    /// Adds another text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.text(text))
    }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) {
      pieces.append(.text(Text(image)))
    }

    /// Adds a date in one of the styles of a text.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      pieces.append(.text(Text(date, style: style)))
    }

    /// Adds the time of an interval, which counts on the page.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval in which the time counts.
    ///   - pauseTime: The date whose time is shown without counting; `nil` to count.
    ///   - countsDown: Whether the time that is left is shown, rather than what has passed.
    ///   - showsHours: Whether hours are apart from minutes.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      pieces.append(.text(text))
    }

    /// Adds the time in a format, which counts on the page.
    ///
    /// - Parameters:
    ///   - source: The time that passes.
    ///   - format: The format.
    public mutating func appendInterpolation<Style: _ClockFormatStyle>(
      _ source: TimeDataSource<Date>, format: Style
    ) {
      pieces.append(.text(Text(source, format: format)))
    }
  }
}
