public import Foundation

extension Measurement where UnitType: Dimension {
  /// Formats a measurement with the symbol of its unit, which Foundation has on Apple's systems only.
  ///
  /// ```swift
  /// Text(Measurement(value: 12.3, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated))
  /// ```
  ///
  /// shows “12 km”, or “7.6 mi” to a reader in the United States.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much room a unit takes.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let isNarrow: Bool
      var isWide = false

      /// The symbol after a space, as in “12 km”.
      public static var abbreviated: Self { Self(isNarrow: false) }

      /// The symbol without a space, as in “12km”, and a temperature without its scale, as in “21°”.
      public static var narrow: Self { Self(isNarrow: true) }

      /// The name of the unit, as in “12 kilometers”, in English, French, German, Japanese and Spanish; the
      /// symbol in other languages, and of a unit that is seldom used.
      public static var wide: Self { Self(isNarrow: false, isWide: true) }
    }

    /// How much room the unit takes.
    public var width: UnitWidth
    /// The locale of the number, whose measurement system decides the unit.
    public var locale: Locale
    /// For what the measurement is formatted.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// The style of the number; `nil` for a whole number, or two digits of one below ten, and for all digits of a
    /// measurement in its own unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - width: How much room the unit takes.
    ///   - locale: The locale.
    ///   - usage: For what the measurement is formatted.
    ///   - numberFormatStyle: The style of the number; `nil` for that of the usage.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Formats a measurement.
    ///
    /// - Parameter value: The measurement.
    /// - Returns: The number and the symbol or the name of the unit.
    public func format(_ value: Measurement<UnitType>) -> String {
      format(value, number: number)
    }

    /// Formats a measurement with a number that the caller writes.
    func format(
      _ value: Measurement<UnitType>, number: (Double) -> String
    ) -> String {
      let shown = usage.converted(value, in: locale.measurementSystem)
      let number = number(shown.value)
      if width.isWide, let text = UnitName.text(number, shown.value, shown.unit, locale) {
        return text
      }
      return number + symbol(of: shown.unit)
    }

    /// Returns a style with another locale.
    ///
    /// - Parameter locale: The locale.
    /// - Returns: The style.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }

    private func number(_ value: Double) -> String {
      if let numberFormatStyle { return value.formatted(numberFormatStyle.locale(locale)) }
      let style = FloatingPointFormatStyle<Double>.number.locale(locale)
      if usage == .asProvided { return value.formatted(style) }
      let digits = abs(value) < 9.95 ? 1 : 0
      return value.formatted(style.precision(.fractionLength(0...digits)))
    }

    private func symbol(of unit: UnitType) -> String {
      if width.isNarrow {
        if unit is UnitTemperature, unit != UnitTemperature.kelvin { return "°" }
        return unit.symbol
      }
      // English puts no space before the sign of degrees; others do, and don't break the line there.
      let isEnglish = locale.language.languageCode == .english
      if unit.symbol.hasPrefix("°"), isEnglish || unit.symbol == "°" { return unit.symbol }
      return (isEnglish ? " " : "\u{A0}") + unit.symbol
    }
  }

  /// The measurement with the symbol of the unit that is usual where the reader is.
  ///
  /// - Returns: The number and the symbol.
  public func formatted() -> String { formatted(Self.FormatStyle(width: .abbreviated)) }

  /// Formats the measurement for the reader.
  ///
  /// - Parameter style: The style.
  /// - Returns: The formatted measurement.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Self { SessionFormats.format(self, style) }
}

extension Foundation.FormatStyle {
  /// Formats a measurement with the symbol of its unit.
  ///
  /// - Parameters:
  ///   - width: How much room the unit takes.
  ///   - usage: For what the measurement is formatted.
  ///   - numberFormatStyle: The style of the number; `nil` for that of the usage.
  /// - Returns: The style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
