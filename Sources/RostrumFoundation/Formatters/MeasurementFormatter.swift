#if !canImport(Darwin)
  public import Foundation

  /// Writes measurements, such as “12 km”.
  ///
  /// ```swift
  /// let formatter = MeasurementFormatter()
  /// formatter.unitStyle = .long
  /// Text(formatter.string(from: Measurement(value: 3, unit: UnitLength.kilometers)))
  /// ```
  ///
  /// The class of Foundation on Linux formats nothing. This one writes for the reader of the session if it
  /// has no locale of its own.
  public final class MeasurementFormatter: Formatter {
    /// Which unit is written, and how.
    public struct UnitOptions: OptionSet, Hashable, Sendable {
      /// The flags.
      public let rawValue: UInt

      /// Creates a set of flags.
      ///
      /// - Parameter rawValue: The flags.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The unit of the measurement, rather than that of the reader.
      public static let providedUnit = Self(rawValue: 1 << 0)
      /// The unit that makes the number neither large nor small.
      public static let naturalScale = Self(rawValue: 1 << 1)
      /// A temperature without its scale, as in “21°”.
      public static let temperatureWithoutUnit = Self(rawValue: 1 << 2)
    }

    /// Which unit is written, and how.
    public var unitOptions: UnitOptions = []
    /// How much room the unit takes.
    public var unitStyle = Formatter.UnitStyle.medium
    /// The locale; that of the session for `nil`.
    public var locale: Locale!
    /// Writes the number; without one, it has at most one digit after the point.
    public var numberFormatter: NumberFormatter!

    /// Writes a measurement.
    ///
    /// - Parameter measurement: The measurement.
    /// - Returns: The number and the unit.
    public func string<UnitType: Dimension>(from measurement: Measurement<UnitType>) -> String {
      let locale = locale ?? SessionFormats.locale
      let isShort =
        unitStyle == .short
        || unitOptions.contains(.temperatureWithoutUnit)
          && UnitType.self == UnitTemperature.self
      let style = Measurement<UnitType>.FormatStyle(
        width: isShort ? .narrow : unitStyle == .long ? .wide : .abbreviated, locale: locale,
        usage: unitOptions.contains(.providedUnit) ? .asProvided : .general)
      guard let numberFormatter else { return style.format(measurement) }
      return style.format(measurement) { value in
        numberFormatter.string(from: value as NSNumber) ?? ""
      }
    }

    /// Writes a measurement in a unit of the app.
    ///
    /// - Parameter measurement: The measurement.
    /// - Returns: The number and the symbol of the unit.
    @_disfavoredOverload
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
      let locale = locale ?? SessionFormats.locale
      let number =
        numberFormatter?.string(from: measurement.value as NSNumber)
        ?? measurement.value.formatted(.number.locale(locale))
      return "\(number) \(measurement.unit.symbol)"
    }

    /// The name or the symbol of a unit.
    ///
    /// - Parameter unit: The unit.
    /// - Returns: The name for several with the style `long`, and else the symbol.
    public func string(from unit: Unit) -> String {
      guard unitStyle == .long else { return unit.symbol }
      let name = UnitName.text("", 2, unit, locale ?? SessionFormats.locale)
      return name?.trimmingCharacters(in: .whitespaces) ?? unit.symbol
    }
  }
#endif
