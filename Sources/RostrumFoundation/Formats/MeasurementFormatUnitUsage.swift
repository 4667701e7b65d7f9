public import Foundation

/// For what a measurement is formatted, which decides its unit.
///
/// ```swift
/// Text(distance, format: .measurement(width: .abbreviated, usage: .road))
/// ```
///
/// The units are those of CLDR's preferences for the measurement system of the reader's locale.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  enum Purpose: Codable, Hashable, Sendable {
    case general, asProvided, person, road, weather
  }

  let purpose: Purpose

  /// In the units that are usual where the reader is: lengths, masses, temperatures and speeds are converted, others
  /// stay as they are.
  public static var general: Self { Self(purpose: .general) }

  /// In the unit of the measurement.
  public static var asProvided: Self { Self(purpose: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person, in centimetres or inches.
  public static var personHeight: Self { Self(purpose: .person) }

  /// A distance on a road, in kilometres and metres, or in miles and feet.
  public static var road: Self { Self(purpose: .road) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person, in kilograms or pounds.
  public static var personWeight: Self { Self(purpose: .person) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person, in degrees Celsius or Fahrenheit.
  public static var person: Self { Self(purpose: .person) }

  /// The temperature of the air, in degrees Celsius or Fahrenheit.
  public static var weather: Self { Self(purpose: .weather) }
}

extension MeasurementFormatUnitUsage {
  /// The measurement in the unit for a system.
  ///
  /// - Parameters:
  ///   - measurement: The measurement.
  ///   - system: The measurement system of the reader's locale.
  /// - Returns: The measurement, in the largest unit in which its value is at least 1, or else in the smallest.
  func converted(
    _ measurement: Measurement<UnitType>, in system: Locale.MeasurementSystem
  ) -> Measurement<UnitType> {
    let units = units(in: system)
    guard let smallest = units.last, purpose != .asProvided else { return measurement }
    let unit = units.first { abs(measurement.converted(to: $0).value) >= 1 } ?? smallest
    return measurement.converted(to: unit)
  }

  /// The units for a system, from the largest to the smallest; empty if the unit stays as it is.
  private func units(in system: Locale.MeasurementSystem) -> [UnitType] {
    let isMetric = system == .metric
    let units: [Dimension]
    switch UnitType.self {
    case is UnitLength.Type:
      let lengths: (metric: [UnitLength], others: [UnitLength]) =
        switch purpose {
        case .person: ([.centimeters], [.inches])
        case .road: ([.kilometers, .meters], [.miles, .feet])
        default: ([.kilometers, .meters, .centimeters], [.miles, .feet, .inches])
        }
      units = isMetric ? lengths.metric : lengths.others
    case is UnitMass.Type:
      let masses: (metric: [UnitMass], others: [UnitMass]) =
        purpose == .person
        ? ([.kilograms], [.pounds])
        : ([.metricTons, .kilograms, .grams], [.shortTons, .pounds, .ounces])
      units = isMetric ? masses.metric : masses.others
    case is UnitTemperature.Type:
      units = [system == .us ? UnitTemperature.fahrenheit : .celsius]
    case is UnitSpeed.Type:
      units = [isMetric ? UnitSpeed.kilometersPerHour : .milesPerHour]
    default: units = []
    }
    return units.compactMap { $0 as? UnitType }
  }
}
